/** Loaded when a reader looks for a word. */
export const findCopy = {
  found: (count: number) => (count === 0 ? 'No matches' : count === 1 ? '1 match' : `${count} matches`),
} as const;
