import type { ScriptTiming } from '#content/entities/script-tag.ts';

type Page = Pick<Document, 'readyState' | 'addEventListener'>;
type Frame = Pick<Window, 'addEventListener'>;

/** Calls when the moment has come, at once when it has passed; never for what the server wrote. */
export function atMoment(
  timing: Exclude<ScriptTiming, 'queue'>,
  call: () => void,
  page: Page = document,
  frame: Frame = window,
): void {
  const once = { once: true };
  const isPast =
    timing === 'immediate' ||
    (timing === 'domContentLoaded' && page.readyState !== 'loading') ||
    (timing === 'windowLoad' && page.readyState === 'complete');
  if (isPast) call();
  else if (timing === 'domContentLoaded') page.addEventListener('DOMContentLoaded', call, once);
  else if (timing === 'windowLoad') frame.addEventListener('load', call, once);
  // The last moment that every browser tells of; a listener for `beforeunload` would slow down going back.
  else if (timing === 'beforeUnload') frame.addEventListener('pagehide', call, once);
}
