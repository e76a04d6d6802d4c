// @ts-check
// Files sent to the server, whose answer is a stream of JSON lines.

const PAUSE_MS = 1500; // before a file is sent again that the server had no time for
const MAX_TRIES = 40;

/**
 * Send a file and hand over each line of the answer. Rejects when the connection is lost or the signal aborts it.
 * @param {string} address
 * @param {File} file
 * @param {(line: any) => void} onLine
 * @param {AbortSignal | null} signal
 */
export async function sendFile(address, file, onLine, signal = null) {
  for (let attempt = 0; ; attempt += 1) {
    const response = await fetch(address, { method: "POST", body: file, signal });
    if (response.status === 429 && attempt < MAX_TRIES) {
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      signal?.throwIfAborted();
      continue;
    }
    if (!response.ok || !response.body) {
      const error = await response.json().catch(() => ({}));
      return onLine({ type: "failed", file: file.name, line: 0, reason: error.detail ?? String(response.status), names: [] });
    }
    return readLines(response.body, onLine);
  }
}

/**
 * @param {ReadableStream<Uint8Array<ArrayBuffer>>} body
 * @param {(line: any) => void} onLine
 */
async function readLines(body, onLine) {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  let hasEnded = false;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    const lines = (rest + value).split("\n");
    rest = lines.pop() ?? "";
    for (const text of lines) {
      if (!text) continue;
      const line = JSON.parse(text);
      hasEnded = ["end", "collection", "refused"].includes(line.type);
      onLine(line);
    }
  }
  if (!hasEnded) throw new Error("the stream was cut off");
}
