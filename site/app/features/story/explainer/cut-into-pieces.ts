export type TextUnit = 'tokens' | 'words' | 'characters';

/** A word with its marks, up to three digits, or one other character; a space before belongs to each. */
const run = / ?(?:\p{L}[\p{L}\p{M}\u2019']*|\p{N}{1,3}|[^\s\p{L}\p{N}])|\s/gu;
const latin = /^[\p{Script=Latin}\p{M}\u2019']+$/u;
/** Common endings that tokenizers keep as pieces. */
const ending = /^(.{3,}?)(ings?|ments?|ations?|nesses|ness|isms?|ists?|ables?|ibly|ized|izes?|fully)$/iu;
/** Common words up to this length are one piece. */
const wholeWord = 7;
const longestPiece = 6;

const spaceOf = (text: string) => (text.startsWith(' ') ? ' ' : '');

/**
 * Cuts a text as a counter of these units would. Tokens are an estimate: each language model has a list of its own, but
 * in all of them short words are one piece, long and rare ones several, and other scripts more than English.
 */
export function cutIntoPieces(text: string, unit: TextUnit): string[] {
  if (unit === 'characters') return [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
  if (unit === 'words') return text.split(/\s+/).filter((word) => word !== '');
  return (text.match(run) ?? []).filter((piece) => piece.trim() !== '').flatMap(tokensOf);
}

function tokensOf(piece: string): string[] {
  const space = spaceOf(piece);
  const word = piece.slice(space.length);
  if (/^\p{L}/u.test(word) && !latin.test(word)) return slices(word, 2, space);
  if ([...word].length <= wholeWord) return [piece];
  const [, stem = word, end] = ending.exec(word) ?? [];
  return [...slices(stem, longestPiece, space), ...(end ? [end] : [])];
}

/** Slices of nearly equal length, none longer than `most`; the first keeps the space. */
function slices(word: string, most: number, space: string): string[] {
  const characters = [...word];
  const count = Math.ceil(characters.length / most);
  const size = Math.ceil(characters.length / count);
  return Array.from({ length: count }, (_, index) => {
    const slice = characters.slice(index * size, (index + 1) * size).join('');
    return index === 0 ? space + slice : slice;
  });
}
