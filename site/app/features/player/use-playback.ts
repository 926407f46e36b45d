import { useEffect, useReducer, useRef, useState } from 'react';
import type { DueVideoAd } from '#app/video/ads/request-ad.ts';
import type { NextUp } from '#app/video/next-up.ts';
import { playbackStates } from '#content/entities/video-player-state.ts';
import { findNextUp } from './next-up-offer.tsx';
import type { PlayableVideo } from './playable-video.ts';
import { playerActions } from './player-actions.ts';
import { type PlayerReport, reportPlayer } from './player-events.ts';
import { readSettings, saveSettings } from './player-settings.ts';
import { initialPlayerState, type PlayerState, playerState } from './player-state.ts';
import { takeFocus } from './take-focus.ts';
import { useSource } from './use-source.ts';
import { useVideoEvents } from './use-video-events.ts';
import { useWatch } from './use-watch.ts';

export interface ControlsProps {
  playable: PlayableVideo;
  video: HTMLVideoElement;
  box: HTMLElement;
  canShrink: boolean;
  /** Where a chapter or a line of the transcript was pressed before the video was there. */
  startAt: number | undefined;
  /** Started by autoplay after the previous video, without a press. */
  startsByItself?: boolean;
  /** At its end the first video of the list beside it follows. */
  runsOn?: boolean;
  /** Inside a story. */
  isInline?: boolean;
  /** Something moves: the poster has done its work. */
  onSeen: () => void;
  onTime?: ((seconds: number) => void) | undefined;
  onEnded?: (() => void) | undefined;
}

const started = (duration: number | undefined): PlayerState => ({
  ...initialPlayerState,
  ...readSettings(localStorage),
  playback: playbackStates.LOADING,
  duration: duration ?? 0,
});

/** State and actions of one player: source, settings, pre-roll, measurement and the video that follows. */
export function usePlayback({ playable, video, box, canShrink, startAt, ...more }: ControlsProps) {
  const { startsByItself = false, runsOn = false, isInline = false, onTime } = more;
  const [ad, setAd] = useState<DueVideoAd>();
  const [following] = useState(() => (runsOn ? findNextUp(document, location.pathname) : undefined));
  const [next, setNext] = useState<NextUp>();
  const [state, dispatch] = useReducer(playerState, playable.duration, started);
  const toggleButton = useRef<HTMLButtonElement>(null);
  const latest = useRef(state);
  latest.current = state;

  const report = (kind: PlayerReport['kind']) =>
    reportPlayer(box, {
      kind,
      videoId: playable.id,
      playback: latest.current.playback,
      time: video.currentTime,
      duration: latest.current.duration,
      muted: video.muted,
    });
  const actions = playerActions({
    video,
    box,
    startsByItself,
    state,
    dispatch,
    report,
  });
  const watch = useWatch({
    playable,
    video,
    startsByItself,
    isInline,
    hasNext: following !== undefined,
    isMuted: state.muted,
    isMini: state.isMini,
  });
  useVideoEvents({
    video,
    box,
    canShrink,
    dispatch,
    report,
    onTime,
    onEnded() {
      setNext(following);
      more.onEnded?.();
    },
  });
  const source = useSource({
    playable,
    video,
    box,
    startAt,
    startsByItself,
    state,
    dispatch,
    onAd(due) {
      watch.current?.notify({ type: 'ad-loaded' });
      setAd(due);
      more.onSeen();
    },
    onReady() {
      takeFocus(box, toggleButton.current);
      actions.play();
    },
  });
  useStoredSettings(state);
  useFocusAfterAd(ad !== undefined, () => takeFocus(box, toggleButton.current));
  useEffect(() => {
    if (state.isMini) box.dataset.mini = '';
    else delete box.dataset.mini;
  }, [box, state.isMini]);

  return {
    state,
    dispatch,
    report,
    ...actions,
    source,
    toggleButton,
    ad,
    endAd() {
      dispatch({ type: 'ad', isRunning: false });
      setAd(undefined);
      delete box.dataset.videoAd;
      watch.current?.notify({ type: 'ad-ended' });
      actions.play();
    },
    following,
    next,
    stay() {
      setNext(undefined);
      watch.current?.notify({ type: 'stayed' });
    },
  };
}

function useStoredSettings({ volume, muted, rate, captions }: PlayerState): void {
  useEffect(
    () => saveSettings(localStorage, { volume, muted, rate, captions }),
    [volume, muted, rate, captions],
  );
}

/** The ad's buttons disappear with it: focus returns to the player. */
function useFocusAfterAd(hasAd: boolean, focus: () => void): void {
  const hadAd = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when an ad begins or ends
  useEffect(() => {
    if (hadAd.current && !hasAd) focus();
    hadAd.current = hasAd;
  }, [hasAd]);
}
