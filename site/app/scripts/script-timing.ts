import type { ScriptTiming } from '#content/entities/script-tag.ts';

type Page = Pick<Document, 'readyState' | 'addEventListener'>;
type Win = Pick<Window, 'addEventListener'>;

/** Calls at the given time of the page's life, at once if it has passed; never for tags the server rendered. */
export function atTiming(
  timing: Exclude<ScriptTiming, 'queue'>,
  call: () => void,
  page: Page = document,
  win: Win = window,
): void {
  const once = { once: true };
  const isPast =
    timing === 'immediate' ||
    (timing === 'domContentLoaded' && page.readyState !== 'loading') ||
    (timing === 'windowLoad' && page.readyState === 'complete');
  if (isPast) call();
  else if (timing === 'domContentLoaded') page.addEventListener('DOMContentLoaded', call, once);
  else if (timing === 'windowLoad') win.addEventListener('load', call, once);
  // The last event that every browser sends; a `beforeunload` listener would disable the back/forward cache.
  else if (timing === 'beforeUnload') win.addEventListener('pagehide', call, once);
}
