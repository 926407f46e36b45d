import type { PlaybackCode } from '#content/entities/video-player-state.ts';

const playerEventName = 'player-event';

/** Events a player dispatches to the page. Measurement and advertising listen; the player knows neither. */
export interface PlayerReport {
  kind:
    | 'play'
    | 'pause'
    | 'seek'
    | 'volume'
    | 'rate'
    | 'fullscreen'
    | 'captions'
    | 'mini'
    | 'ended'
    | 'error'
    | 'ad-start'
    | 'ad-complete'
    | 'ad-skip'
    | 'ad-click'
    | 'ad-error';
  videoId: string;
  playback: PlaybackCode;
  /** Seconds. */
  time: number;
  duration: number;
  muted: boolean;
}

/** Bubbles from the player to the document, like any event of the page. */
export function reportPlayer(element: Pick<EventTarget, 'dispatchEvent'>, report: PlayerReport): void {
  element.dispatchEvent(new CustomEvent(playerEventName, { bubbles: true, detail: report }));
}
