/** Elements within a line of text; all others begin and end one. */
export const inlineTags = new Set([
  'a',
  'strong',
  'em',
  'b',
  'i',
  'code',
  'sub',
  'sup',
  'abbr',
  'time',
  'mark',
  'small',
  'span',
]);

/** Pieces of text and breaks between blocks as lines without a space too many. */
export const textLines = (pieces: readonly string[]): string =>
  pieces
    .join('')
    .replace(/[^\S\n]+/g, ' ')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n');
