import { type Dispatch, useEffect, useRef } from 'react';
import type { PlayerReport } from './player-events.ts';
import type { PlayerEvent } from './player-state.ts';

interface Bindings {
  video: HTMLVideoElement;
  box: HTMLElement;
  canShrink: boolean;
  dispatch: Dispatch<PlayerEvent>;
  report: (kind: PlayerReport['kind']) => void;
  onTime?: ((seconds: number) => void) | undefined;
  onEnded?: (() => void) | undefined;
}

function bufferedEnd({ buffered, currentTime }: HTMLVideoElement): number {
  for (let index = 0; index < buffered.length; index++)
    if (buffered.start(index) <= currentTime + 0.5 && buffered.end(index) >= currentTime)
      return buffered.end(index);
  return 0;
}

/** Converts events of the element, the fullscreen state and the scroll position into events of the player's state. */
export function useVideoEvents(bindings: Bindings): void {
  const latest = useRef(bindings);
  latest.current = bindings;
  const { video, box, canShrink, dispatch } = bindings;

  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    const on = (name: keyof HTMLMediaElementEventMap, then: () => void) =>
      video.addEventListener(name, then, { signal });
    const report = (kind: PlayerReport['kind']) => latest.current.report(kind);
    const tick = () => {
      dispatch({ type: 'time', time: video.currentTime, buffered: bufferedEnd(video) });
      latest.current.onTime?.(video.currentTime);
    };
    on('durationchange', () => dispatch({ type: 'length', duration: video.duration }));
    on('playing', () => {
      dispatch({ type: 'playing' });
      report('play');
    });
    on('pause', () => {
      dispatch({ type: 'paused' });
      report('pause');
    });
    on('waiting', () => dispatch({ type: 'waiting' }));
    on('timeupdate', tick);
    on('progress', tick);
    on('seeked', tick);
    on('ended', () => {
      dispatch({ type: 'ended' });
      report('ended');
      latest.current.onEnded?.();
    });
    on('volumechange', () => {
      dispatch({ type: 'volume', volume: video.volume, muted: video.muted });
      report('volume');
    });
    on('ratechange', () => {
      dispatch({ type: 'rate', rate: video.playbackRate });
      report('rate');
    });
    const fail = (event: Event) => {
      // A failing source falls back to the next one; only the last failure counts.
      const last = video.querySelector('source:last-of-type');
      if (event.target !== video && event.target !== last) return;
      dispatch({ type: 'failed' });
      report('error');
    };
    video.addEventListener('error', fail, { signal, capture: true });
    document.addEventListener(
      'fullscreenchange',
      () => {
        const isOn = document.fullscreenElement === box;
        dispatch({ type: 'fullscreen', on: isOn });
        report('fullscreen');
      },
      { signal },
    );
    // Catches up with events between the press and this subscription.
    if (video.readyState > 0) dispatch({ type: 'length', duration: video.duration });
    if (!video.paused && video.readyState > 2) dispatch({ type: 'playing' });
    if (video.error) dispatch({ type: 'failed' });
    return () => ending.abort();
  }, [video, box, dispatch]);

  useEffect(() => {
    const place = box.parentElement;
    if (!canShrink || !place) return;
    const watcher = new IntersectionObserver(
      ([entry]) => dispatch({ type: entry?.isIntersecting ? 'entered-view' : 'left-view' }),
      { threshold: 0.1 },
    );
    watcher.observe(place);
    return () => watcher.disconnect();
  }, [box, canShrink, dispatch]);
}
