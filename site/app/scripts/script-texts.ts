/** Messages about scripts, word for word from the specification. */
export const scriptTexts = {
  errored: (src: string) => `Loading script src = ${src} errored`,
  aborted: (src: string) => `Loading script src = ${src} was aborted`,
  tagFailed: (tagId: string) => `Loading of script ${tagId} failed`,
  tagAborted: (tagId: string) => `Loading of script ${tagId} was aborted`,
  featuresOff: (tagId: string) => `One or more features required for ${tagId} are disabled`,
  noHead: 'Unable to get head element',
  noWindow: 'Cannot access Window during server render',
  notWatched: (name: string) => `The requested Window variable ${name} is not watched`,
  notLocated: (id: string) => `Script with hid or id ${id} could not be located`,
  missing: (name: string) => `${name} not found on window object or script not loaded`,
} as const;
