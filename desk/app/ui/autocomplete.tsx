import { type ReactNode, useCallback, useSyncExternalStore } from 'react';
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
