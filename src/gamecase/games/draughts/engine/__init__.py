"""The fast half of draughts: compiled bitboards that know every flag of the rules."""
