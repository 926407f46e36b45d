import { searchSubmitted } from '../../analytics/events/search-events.ts';
import { track } from '../../analytics/track.ts';
import { newGuid } from '../new-guid.ts';
import { openPath } from '../open-path.ts';
import { routeChanged } from '../route-changed.ts';
import { noteSearch } from './recent-searches.ts';
import { searchPath } from './search-path.ts';
import { chosenText, closedSearch, type SearchEvent, searchReducer } from './search-state.ts';
import { createSuggester, type SuggesterPorts } from './suggester.ts';
import { createSuggestionList, type JumpLink } from './suggestion-list.ts';

interface SearchPorts extends Pick<SuggesterPorts, 'suggest' | 'warn'> {
  label: string;
  jumpLabel: string;
  /** Pages of this site whose name begins with the query. */
  jumpsFor: (query: string) => readonly JumpLink[];
}

/** Sent on the form when its suggestions change; none are open when the list is empty. */
export const suggestionsChanged = 'suggestions-changed';

const bound = new WeakMap<HTMLFormElement, AbortController>();

/** In the sheet the best hit follows the suggestions: it must stay above the keyboard. */
const sheetSuggestions = 3;

/** Turns a plain search form into a combobox with a list of suggestions below it. */
export function bindSearch(form: HTMLFormElement, ports: SearchPorts): void {
  const input = form.querySelector<HTMLInputElement>('input[type="search"]');
  if (!input || input.role === 'combobox') return;
  // A page may have put a new input into the same form: the old binding is removed.
  bound.get(form)?.abort();
  const hold = new AbortController();
  bound.set(form, hold);
  const { signal } = hold;

  const list = createSuggestionList(`${input.id}-list`, ports.label, ports.jumpLabel);
  // In a dialog, suggestions take the place of its contents; elsewhere they are a list over the page.
  const dialog = form.closest('dialog');
  (dialog?.querySelector('[data-place="search-sheet"]') ?? form).prepend(list.element);
  const scope = dialog ?? form;
  signal.addEventListener('abort', () => list.element.remove());
  let state = closedSearch;
  const attributes = { role: 'combobox', 'aria-autocomplete': 'list', 'aria-controls': list.id };
  for (const [name, value] of Object.entries(attributes)) input.setAttribute(name, value);

  let lastShown: readonly string[] = [];
  const send = (event: SearchEvent) => {
    state = searchReducer(state, event);
    list.show(state, input.value, ports.jumpsFor(input.value));
    input.setAttribute('aria-expanded', String(state.isOpen));
    const marked = state.isOpen && state.marked !== undefined ? list.idOf(state.marked) : undefined;
    if (marked) input.setAttribute('aria-activedescendant', marked);
    else input.removeAttribute('aria-activedescendant');
    const shown = state.isOpen ? state.items : [];
    if (shown !== lastShown) form.dispatchEvent(new CustomEvent(suggestionsChanged, { detail: shown }));
    lastShown = shown;
  };
  const suggest = createSuggester({
    ...ports,
    onAnswer: (items) => {
      // A reader who has left the input does not want a list over the page.
      if (!scope.contains(document.activeElement)) return;
      send({ type: 'answered', items: dialog ? items.slice(0, sheetSuggestions) : items });
    },
  });
  const go = (text: string, isSuggested: boolean) => {
    track(searchSubmitted(input.value, isSuggested));
    input.value = text;
    noteSearch(text);
    const path = searchPath(text, new URL(location.href), newGuid);
    send({ type: 'close' });
    if (path) openPath(path);
  };

  input.addEventListener('input', () => {
    send({ type: 'typed' });
    suggest(input.value);
  });
  input.addEventListener('keydown', (event) => {
    if (event.isComposing) return;
    const before = state;
    send({ type: 'key', key: event.key });
    // The first Escape closes the list; only the next one clears the input or closes the surrounding menu.
    const isTaken = event.key === 'Escape' ? before.isOpen : state !== before;
    if (!isTaken) return;
    event.preventDefault();
    event.stopPropagation();
  });
  form.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      const chosen = chosenText(state, input.value);
      go(chosen, state.isOpen && state.marked !== undefined);
    },
    { signal },
  );
  list.onChoose((text) => go(text, true));
  scope.addEventListener(
    'focusout',
    (event) => {
      const { relatedTarget } = event as FocusEvent;
      if (!(relatedTarget instanceof Node && scope.contains(relatedTarget))) send({ type: 'close' });
    },
    { signal },
  );
  document.addEventListener(routeChanged, () => send({ type: 'close' }), { signal });
  send({ type: 'close' });
  // Text typed while this code was loading.
  if (input.value && input.value !== input.defaultValue) suggest(input.value);
}
