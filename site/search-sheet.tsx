import { createRoot } from 'react-dom/client';
import { searchSubmitted } from '#app/analytics/events/search-events.ts';
import { track } from '#app/analytics/track.ts';
import { newGuid } from '#app/behaviours/new-guid.ts';
import { openPath } from '#app/behaviours/open-path.ts';
import { overlay } from '#app/behaviours/overlay.ts';
import { suggestionsChanged } from '#app/behaviours/search/bind-search.ts';
import { noteSearch } from '#app/behaviours/search/recent-searches.ts';
import { searchPath } from '#app/behaviours/search/search-path.ts';
import { bindSheetHistory } from '#app/behaviours/search/sheet-history.ts';
import { createContentClient } from '#app/content-client/client.ts';
import { type SheetAnswers, sheetDefinitions } from '#app/content-client/sheet-requests.ts';
import { SearchSheet } from '#app/features/search/sheet/search-sheet.tsx';
import { publicSettings } from '#config/public.ts';

const started = new WeakMap<HTMLDialogElement, () => void>();

/** Called at every opening of the sheet; the first one fills it. */
export function startSearchSheet(sheet: HTMLDialogElement): void {
  const known = started.get(sheet);
  if (known) {
    known();
    return;
  }
  const form = sheet.querySelector('form');
  const place = sheet.querySelector('[data-place="search-sheet"]');
  if (!form || !place) return;
  const client = createContentClient<SheetAnswers>(
    { baseUrl: location.origin, site: publicSettings.siteId, apiKey: publicSettings.apiKey },
    (request) => fetch(request),
    sheetDefinitions,
  );
  const { opened, closeAndOpen } = bindSheetHistory(sheet, { history, window, openPath });

  let free = () => {};
  const onOpen = () => {
    free = overlay.activate();
    opened();
  };
  sheet.addEventListener('close', () => free());

  const search = (text: string) => {
    track(searchSubmitted(text, true));
    noteSearch(text);
    closeAndOpen(searchPath(text, new URL(location.href), newGuid));
  };
  // A press on a link or a suggestion must not take the focus from the field: the list would close before the click.
  place.addEventListener('mousedown', (event) => event.preventDefault());

  const root = document.createElement('div');
  place.append(root);
  createRoot(root).render(
    <SearchSheet
      form={form}
      suggestionsChanged={suggestionsChanged}
      onSearch={search}
      requestPopular={async () => {
        const { data } = await client.request('popularSearches', {});
        return data.items.map(({ suggestion }) => suggestion);
      }}
      requestHit={async (query, signal) => {
        const { data } = await client.request('finderSearch', { query, limit: 1 }, { signal });
        return data.items[0];
      }}
    />,
  );
  started.set(sheet, onOpen);
  onOpen();
}
