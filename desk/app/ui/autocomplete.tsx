import { type ReactNode, type RefObject, useCallback, useSyncExternalStore } from 'react';
import { FOCUS_EVENT } from 'react-aria/private/utils/constants';
import {
  Autocomplete as AriaAutocomplete,
  FieldInputContext,
  useSlottedContext,
} from 'react-aria-components';

/**
 * A search field and the list that it chooses from by the arrow keys. React Aria names the active option half a second
 * after it was typed, and a list that comes from the server may have been exchanged by then: an option is named only while
 * it is on the page.
 */
export function Autocomplete({ children }: { children: ReactNode }) {
  return (
    <AriaAutocomplete>
      <ListedOption>{children}</ListedOption>
    </AriaAutocomplete>
  );
}

function ListedOption({ children }: { children: ReactNode }) {
  const { 'aria-activedescendant': active, ...input } = useSlottedContext(FieldInputContext) ?? {};
  const isListed = useIsOnPage(active);
  return (
    <FieldInputContext.Provider
      value={active && isListed ? { ...input, 'aria-activedescendant': active } : input}
    >
      {children}
    </FieldInputContext.Provider>
  );
}

function useIsOnPage(id: string | undefined): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      if (id === undefined) return () => undefined;
      const changes = new MutationObserver(onChange);
      changes.observe(document.body, { childList: true, subtree: true, attributeFilter: ['id'] });
      return () => changes.disconnect();
    },
    [id],
  );
  return useSyncExternalStore(subscribe, () => id !== undefined && document.getElementById(id) !== null);
}

/**
 * Chooses the first option of the list that is rendered next. React Aria does so when a key was typed, but for the list of
 * that moment; an answer of the server comes later. A person who is elsewhere, such as at a filter, stays there.
 */
export function chooseFirstOf(list: RefObject<HTMLElement | null>): void {
  const { current } = list;
  if (!current || document.activeElement?.getAttribute('aria-controls') !== current.id) return;
  current.dispatchEvent(new CustomEvent(FOCUS_EVENT, { bubbles: true, detail: { focusStrategy: 'first' } }));
}
