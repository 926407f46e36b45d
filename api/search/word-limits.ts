/** How many words with the same beginning, and how many similar words, an engine returns for a word. */
export const completionLimit = 12;
export const similarLimit = 3;
/** A word of more stories than this is no slip of another. */
export const correctedDocuments = 50;
