import { loadingBar as times } from '#content/limits.ts';

/** State of the loading bar. It depends only on the clock passed in, so every moment can be tested without waiting. */
export interface LoadingBar {
  phase: 'hidden' | 'waiting' | 'running' | 'finished' | 'failed';
  /** When the phase began, in milliseconds of the clock. */
  since: number;
  /** Percent that data calls add to the progress by time. */
  added: number;
}

export type LoadingEvent =
  | { kind: 'start' | 'finish' | 'fail' | 'tick' }
  /** One of the data calls of this navigation was answered. */
  | { kind: 'answer'; calls: number };

export const hiddenBar: LoadingBar = { phase: 'hidden', since: 0, added: 0 };

const isOnItsWay = ({ phase }: LoadingBar) => phase === 'waiting' || phase === 'running';

export function moveBar(bar: LoadingBar, event: LoadingEvent, now: number): LoadingBar {
  switch (event.kind) {
    case 'start':
      // A navigation that replaces another continues the same bar.
      return isOnItsWay(bar) ? bar : { phase: 'waiting', since: now, added: 0 };
    case 'answer':
      return isOnItsWay(bar) ? { ...bar, added: bar.added + stepOf(event.calls) } : bar;
    case 'finish':
    case 'fail': {
      // A page that arrives within the throttle never shows a bar.
      if (bar.phase !== 'running') return isOnItsWay(bar) ? hiddenBar : bar;
      return { ...bar, phase: event.kind === 'fail' ? 'failed' : 'finished', since: now };
    }
    case 'tick': {
      const due = nextChange(bar);
      if (due === undefined || now < due) return bar;
      return bar.phase === 'waiting' ? { ...bar, phase: 'running', since: due } : hiddenBar;
    }
  }
}

/** A single call counts for nearly half of the progress; with several, each counts for less. */
function stepOf(calls: number): number {
  const [ofSeveral, ofOne] = times.steps;
  return calls > 1 ? ofSeveral : ofOne;
}

/** When a tick will change something by itself. */
export function nextChange({ phase, since }: LoadingBar): number | undefined {
  if (phase === 'waiting') return since + times.throttleMilliseconds;
  if (phase === 'finished' || phase === 'failed') return since + times.hideMilliseconds;
  return undefined;
}

/** How full the bar is, in percent. */
export function progressOf({ phase, since, added }: LoadingBar, now: number): number {
  if (phase === 'hidden' || phase === 'waiting') return 0;
  if (phase !== 'running') return 100;
  return Math.min(100, ((now - since) / times.runMilliseconds) * 100 + added);
}
