import { diffWordsWithSpace } from 'diff';

/** A run of text that is in both versions, or in one of them. */
export interface Piece {
  text: string;
  change: 'same' | 'added' | 'removed';
}

/** Longer texts are shown as wholly different: comparing them word by word would take seconds. */
const mostCharacters = 60_000;

/** Two texts word by word. Words that stand between two changes and say little are part of the change: fewer, longer runs. */
export function compareWords(before: string, after: string): Piece[] {
  if (before === after) return before === '' ? [] : [{ text: before, change: 'same' }];
  if (before.length + after.length > mostCharacters)
    return [
      { text: before, change: 'removed' },
      { text: after, change: 'added' },
    ];
  return diffWordsWithSpace(before, after).map(({ value, added, removed }) => ({
    text: value,
    change: added ? 'added' : removed ? 'removed' : 'same',
  }));
}

/** The pieces of one side. */
export const sideOf = (pieces: readonly Piece[], side: 'before' | 'after'): Piece[] =>
  pieces.filter(({ change }) => change === 'same' || (change === 'removed') === (side === 'before'));
