import { createRoot, type Root } from 'react-dom/client';
import { replayClicks } from '#app/behaviours/early-presses.ts';
import { bindDismissing } from '#app/behaviours/remembered/bind-dismissing.ts';
import { bindSaving } from '#app/behaviours/remembered/bind-saving.ts';
import { followReading } from '#app/behaviours/remembered/follow-reading.ts';
import { routeChanged } from '#app/behaviours/route-changed.ts';
import { ContinueReading } from '#app/components/views/continue-reading/continue-reading.tsx';
import { continueReadingPlace } from '#app/components/views/continue-reading/continue-reading-place.tsx';
import { copy } from '#app/copy/site.ts';
import { pathFor } from '#content/rules/route-paths.ts';

/** Reader features stored on this device. Pages are readable without them, so they load later. */
export function startRemembered(): void {
  bindSaving(copy, pathFor('saved'));
  bindDismissing();
  replayClicks();
  followReading(copy.minutesLeft);
  continueReading();
  document.addEventListener(routeChanged, continueReading);
}

let shown: { place: HTMLElement; root: Root } | undefined;

/** The front page has an empty container for stories started here; a separate root renders into it. */
function continueReading(): void {
  if (shown && !shown.place.isConnected) {
    shown.root.unmount();
    shown = undefined;
  }
  const place = document.querySelector<HTMLElement>(`[data-place="${continueReadingPlace}"]`);
  if (!place || place === shown?.place) return;
  shown = { place, root: createRoot(place) };
  shown.root.render(<ContinueReading />);
}
