/** How many words that begin alike, and how many that look alike, an engine tells about a word. */
export const completionLimit = 12;
export const similarLimit = 3;
/** A word of more stories than this is no slip of another. */
export const correctedDocuments = 50;
