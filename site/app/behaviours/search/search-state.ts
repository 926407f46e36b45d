import { moveFocus } from '../menus/move-focus.ts';

/** State of the list under a search box: suggestions, the highlighted one, whether it is open. */
export interface SearchState {
  items: readonly string[];
  /** Index of the highlighted suggestion; none while the reader only types. */
  marked: number | undefined;
  isOpen: boolean;
}

export type SearchEvent =
  | { type: 'answered'; items: readonly string[] }
  | { type: 'typed' }
  | { type: 'key'; key: string }
  | { type: 'close' };

export const closedSearch: SearchState = { items: [], marked: undefined, isOpen: false };

export function searchReducer(state: SearchState, event: SearchEvent): SearchState {
  switch (event.type) {
    case 'answered':
      return { items: event.items, marked: undefined, isOpen: event.items.length > 0 };
    case 'typed':
      // Suggestions stay until the next response, but the highlight belonged to the earlier query.
      return { ...state, marked: undefined };
    case 'key':
      return onKey(state, event.key);
    case 'close':
      return { ...state, marked: undefined, isOpen: false };
  }
}

function onKey(state: SearchState, key: string): SearchState {
  if (key === 'Escape') return { ...state, marked: undefined, isOpen: false };
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return state;
  const count = state.items.length;
  if (count === 0) return state;
  const from = state.marked ?? (key === 'ArrowDown' ? -1 : 0);
  return { ...state, isOpen: true, marked: moveFocus(key, from, count, 'y') };
}

/** Enter submits the highlighted suggestion, or without one the typed text. */
export function chosenText({ items, marked, isOpen }: SearchState, typed: string): string {
  return (isOpen && marked !== undefined ? items[marked] : undefined) ?? typed;
}

/** A suggestion in three parts, the middle one matching the typed text. */
export function matchParts(suggestion: string, typed: string): [string, string, string] {
  const query = typed.trim().toLocaleLowerCase();
  const at = query ? suggestion.toLocaleLowerCase().indexOf(query) : -1;
  // Characters whose length changes with case would cut the word in the wrong place.
  if (at < 0 || suggestion.toLocaleLowerCase().length !== suggestion.length) return [suggestion, '', ''];
  const end = at + query.length;
  return [suggestion.slice(0, at), suggestion.slice(at, end), suggestion.slice(end)];
}
