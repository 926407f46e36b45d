import { editDistance } from './edit-distance.ts';

/** A word of our stories, and the number of stories that contain it. */
export interface KnownWord {
  word: string;
  documents: number;
}

/** Short words are too close to each other: one wrong character makes another word. */
export function typosAllowed(word: string): number {
  if (word.length < 4 || /\d/.test(word)) return 0;
  return word.length < 8 ? 1 : 2;
}

/** The words a reader may have meant, closest first; of two as close, the one with the same beginning, then the commoner. */
export function similarWords(word: string, known: Iterable<KnownWord>, limit: number): KnownWord[] {
  const most = typosAllowed(word);
  if (most === 0) return [];
  const close: (KnownWord & { distance: number })[] = [];
  for (const { word: other, documents } of known) {
    if (documents <= 0 || other === word) continue;
    const distance = editDistance(word, other, most) + (other[0] === word[0] ? 0 : 0.5);
    if (distance <= most) close.push({ word: other, documents, distance });
  }
  return close
    .sort((a, b) => a.distance - b.distance || b.documents - a.documents || (a.word < b.word ? -1 : 1))
    .slice(0, limit)
    .map(({ word: other, documents }) => ({ word: other, documents }));
}
