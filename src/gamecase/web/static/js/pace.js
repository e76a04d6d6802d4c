// @ts-check
// How long the steps of a shown action take, in milliseconds at the normal pace.

export const DICE_MS = 800; // dice tumble for 500 and lie still for 300
const STEP_MS = 250; // one checker glides
const REST_MS = 120; // before the next one does

/** How much longer or shorter everything takes, by the player's choice; 0 shows no steps. */
export const PACES = { calm: 1.6, normal: 1, fast: 0.5, none: 0 };

/**
 * The time from the beginning of one step to the next.
 * @param {number} pace
 */
export const stepTimes = (pace) => (STEP_MS + REST_MS) * pace;

/**
 * @param {number} milliseconds
 * @returns {Promise<void>}
 */
export const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
