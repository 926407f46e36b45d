import { moveFocus } from '../menus/move-focus.ts';

/** The list under a search box: what is offered, what is marked, whether it shows. */
export interface SearchState {
  items: readonly string[];
  /** Index of the marked suggestion; none while the reader only types. */
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
      // What is offered stays until the next answer, but a mark belongs to what was typed before.
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

/** Enter takes the marked suggestion; only without one does it take what was typed. */
export function chosenText({ items, marked, isOpen }: SearchState, typed: string): string {
  return (isOpen && marked !== undefined ? items[marked] : undefined) ?? typed;
}

/** A suggestion in three parts, the middle one being what the reader typed. */
export function matchParts(suggestion: string, typed: string): [string, string, string] {
  const query = typed.trim().toLocaleLowerCase();
  const at = query ? suggestion.toLocaleLowerCase().indexOf(query) : -1;
  // Letters that change their length with their case would cut the word in the wrong place.
  if (at < 0 || suggestion.toLocaleLowerCase().length !== suggestion.length) return [suggestion, '', ''];
  const end = at + query.length;
  return [suggestion.slice(0, at), suggestion.slice(at, end), suggestion.slice(end)];
}
