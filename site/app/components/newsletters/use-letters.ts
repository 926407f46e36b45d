import { useEffect, useSyncExternalStore } from 'react';
import { letters } from '#app/identity/newsletters/letters.ts';
import { initialLetters, type LettersState } from '#app/identity/newsletters/letters-state.ts';

/** What the reader takes; pages as the server wrote them know nobody. */
export function useLetters(): LettersState {
  useEffect(() => letters.start(), []);
  return useSyncExternalStore(letters.subscribe, letters.get, () => initialLetters);
}
