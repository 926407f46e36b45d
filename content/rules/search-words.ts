import { searchWords } from '../limits.ts';

/** Small letters without accents; what stands between two words is one space. Readers and stories are read alike. */
export function plainWords(text: string): string[] {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').replace(/['’]/g, '').toLowerCase();
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
