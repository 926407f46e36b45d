import { useEffect, useState } from 'react';
import { useRemembered } from '#app/behaviours/remembered/use-remembered.ts';
import { recentSearches } from '#app/behaviours/search/recent-searches.ts';
import type { ContentLink } from '#content/entities/content-link.ts';
import { SearchSheetContent } from './search-sheet-content.tsx';

interface SearchSheetProps {
  form: HTMLFormElement;
  /** The event of the form whose detail is the list of suggestions. */
  suggestionsChanged: string;
  requestPopular: () => Promise<readonly string[]>;
  requestHit: (query: string, signal: AbortSignal) => Promise<ContentLink | undefined>;
  onSearch: (text: string) => void;
}

/** The sheet below its field. Popular searches and the direct hit are extras: without an answer they are missing. */
export function SearchSheet({
  form,
  suggestionsChanged,
  requestPopular,
  requestHit,
  onSearch,
}: SearchSheetProps) {
  const [recent, setRecent] = useRemembered(recentSearches);
  const [popular, setPopular] = useState<readonly string[]>([]);
  const [suggestions, setSuggestions] = useState<readonly string[]>([]);
  const [hit, setHit] = useState<ContentLink>();

  useEffect(() => {
    requestPopular().then(setPopular, () => {});
  }, [requestPopular]);

  useEffect(() => {
    const onChange = (event: Event) => setSuggestions((event as CustomEvent<readonly string[]>).detail);
    form.addEventListener(suggestionsChanged, onChange);
    return () => form.removeEventListener(suggestionsChanged, onChange);
  }, [form, suggestionsChanged]);

  const [best] = suggestions;
  useEffect(() => {
    if (best === undefined) return;
    const stop = new AbortController();
    requestHit(best, stop.signal).then(
      (story) => {
        if (!stop.signal.aborted) setHit(story);
      },
      () => {},
    );
    return () => stop.abort();
  }, [best, requestHit]);

  return (
    <SearchSheetContent
      recent={recent}
      popular={popular}
      isSuggesting={suggestions.length > 0}
      hit={hit}
      onSearch={onSearch}
      onClear={() => {
        setRecent([]);
        // The button is gone with the list.
        form.querySelector('input')?.focus();
      }}
    />
  );
}
