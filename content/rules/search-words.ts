import { searchWords } from '../limits.ts';

const isAscii = /^[\0-\x7f]*$/;

/** Small letters without accents; what stands between two words is one space. Readers and stories are read alike. */
export function plainWords(text: string): string[] {
  // Most texts are plain but for their punctuation, and every text of every story comes by here.
  const simple = text.replace(/['‘’]/g, '').replace(/[\u2010-\u2027]/g, ' ');
  if (isAscii.test(simple)) return simple.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  const plain = simple.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** The words of a query, each once. A query longer than any sentence is cut: every word costs a look at every story. */
export function queryWords(query: string): string[] {
  return [...new Set(plainWords(query))].slice(0, searchWords);
}

/** Whether every word begins some word of the text. */
export function hasEveryWord(text: string, words: readonly string[]): boolean {
  const own = plainWords(text);
  return words.every((word) => own.some((candidate) => candidate.startsWith(word)));
}
