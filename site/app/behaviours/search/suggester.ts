import { autocompleteDebounceMilliseconds, suggestionLeastCharacters } from '#content/limits.ts';
import { debounce } from '../debounce.ts';

export interface SuggesterPorts {
  suggest: (query: string, signal: AbortSignal) => Promise<readonly string[]>;
  warn: (message: string, fields?: Readonly<Record<string, unknown>>) => void;
  onAnswer: (items: readonly string[]) => void;
}

/** Requests suggestions once typing pauses. Only the newest request is used; a failure is only logged. */
export function createSuggester({ suggest, warn, onAnswer }: SuggesterPorts): (text: string) => void {
  let current = new AbortController();
  return debounce((text: string) => {
    current.abort();
    const query = text.trim();
    if (query === '') {
      warn('No suggestions: the query is empty');
      return onAnswer([]);
    }
    if ([...query].length < suggestionLeastCharacters) return onAnswer([]);
    const mine = new AbortController();
    current = mine;
    suggest(query, mine.signal).then(
      (items) => {
        if (!mine.signal.aborted) onAnswer(items);
      },
      (error: unknown) => {
        if (!mine.signal.aborted) warn('Suggestions could not be loaded', { error });
      },
    );
  }, autocompleteDebounceMilliseconds);
}
