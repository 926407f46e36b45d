import { type KeyboardEvent, useEffect, useReducer, useRef, useState } from 'react';
import { copy } from '#app/copy.ts';
import { fillMacros } from '#app/video/spot/fill-macros.ts';
import { chooseFile } from '#app/video/spot/read-spot.ts';
import type { Companion, Spot, SpotEvent } from '#app/video/spot/spot.ts';
import {
  beginSpot,
  isSpotOver,
  type SpotHappening,
  type SpotPhase,
  secondsToSkip,
  spotErrors,
  spotState,
} from '#app/video/spot/spot-state.ts';
import { tellServer } from '#app/video/spot/tell-server.ts';
import { formatDuration } from '#content/rules/video-duration.ts';
import { Icon } from '#design/icons/icon.tsx';
import { playerCopy } from './player-copy.ts';
import { commandOf, onWhat } from './player-keys.ts';
import styles from './spot-layer.module.css';

export interface SpotLayerProps {
  spot: Spot;
  /** The film's: its volume is the spot's, and stays what the reader makes it here. */
  film: HTMLVideoElement;
  onEvent: (event: SpotEvent) => void;
  onFullscreen: () => void;
  onOver: (phase: SpotPhase) => void;
}

/** A film that has not begun by then is somebody else's problem. */
const patienceMilliseconds = 5000;
/** Room beside a spot, as the ad tag asks for it. */
const companionSize = { width: 300, height: 60 };

/** An advertisement over the film that waits behind it. */
export function SpotLayer({ spot, film, onEvent, onFullscreen, onOver }: SpotLayerProps) {
  const video = useRef<HTMLVideoElement>(null);
  const toggleButton = useRef<HTMLButtonElement>(null);
  const [file] = useState(() =>
    chooseFile(spot.files, film.clientWidth, (type) => film.canPlayType(type) !== ''),
  );
  const [state, setState] = useReducer(
    (_: ReturnType<typeof beginSpot>, next: ReturnType<typeof beginSpot>) => next,
    beginSpot(spot, film.muted),
  );
  const latest = useRef(state);

  /** Each step is taken once, whatever React does with it: what was told cannot be untold. */
  const happen = (event: SpotHappening) => {
    const wasOver = isSpotOver(latest.current);
    const { next, tell } = spotState(latest.current, event);
    latest.current = next;
    setState(next);
    const facts = { time: next.time, file: file?.url ?? '', errorCode: next.errorCode, now: new Date() };
    for (const kind of tell) {
      for (const address of spot.told[kind])
        tellServer(fillMacros(address, { ...facts, random: Math.random() }));
      onEvent(kind);
    }
    if (!wasOver && isSpotOver(next)) onOver(next.phase);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once per spot
  useEffect(() => {
    const { current: element } = video;
    if (!element || !file) {
      happen({ type: 'failed', errorCode: spotErrors.noFileForUs });
      return;
    }
    element.volume = film.volume;
    element.muted = film.muted;
    element.play().catch(() => {
      // Without a press browsers may want silence; without even that there is no spot.
      element.muted = true;
      element.play().catch((error: unknown) => {
        if (!(error instanceof DOMException && error.name === 'AbortError'))
          happen({ type: 'failed', errorCode: spotErrors.cannotShow });
      });
    });
    const timer = setTimeout(() => {
      if (latest.current.phase === 'LOADING') happen({ type: 'failed', errorCode: spotErrors.fileTooSlow });
    }, patienceMilliseconds);
    toggleButton.current?.focus({ preventScroll: true });
    return () => clearTimeout(timer);
  }, []);

  const toggle = () =>
    video.current?.paused ? void video.current.play().catch(() => {}) : video.current?.pause();
  const mute = () => {
    if (video.current) video.current.muted = !video.current.muted;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, target } = event;
    const command = commandOf({ key, ctrlKey, metaKey, altKey, on: onWhat(target) });
    // Nobody winds a spot forward.
    const answers = { toggle, mute, fullscreen: onFullscreen } as const;
    if (!command || !(command.kind in answers)) return;
    event.preventDefault();
    answers[command.kind as keyof typeof answers]();
  };
  const toSkip = secondsToSkip(state);
  const isPaused = state.phase === 'PAUSED';
  const companion = spot.companions.find(
    ({ width, height }) => width === companionSize.width && height === companionSize.height,
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys typed anywhere over the spot; every one has a button too
    <div className={styles.layer} onKeyDown={onKeyDown} data-spot={state.phase}>
      {/* biome-ignore lint/a11y/useMediaCaption: the ad server sends none */}
      <video
        ref={video}
        src={file?.url}
        playsInline
        aria-label={copy.advertisement}
        onPlaying={() => happen({ type: 'playing' })}
        onPause={({ currentTarget }) => currentTarget.ended || happen({ type: 'paused' })}
        onTimeUpdate={({ currentTarget: { currentTime, duration } }) =>
          happen({ type: 'time', time: currentTime, duration })
        }
        onVolumeChange={({ currentTarget: { muted, volume } }) => {
          Object.assign(film, { muted, volume });
          happen({ type: 'volume', isMuted: muted || volume === 0 });
        }}
        onEnded={() => happen({ type: 'ended' })}
        onError={() => happen({ type: 'failed', errorCode: spotErrors.fileNotFound })}
      />
      {spot.click && (
        <a
          className={styles.visit}
          href={spot.click}
          target="_blank"
          rel="noopener sponsored nofollow"
          onClick={() => {
            video.current?.pause();
            happen({ type: 'click' });
          }}
        >
          {playerCopy.visitAdvertiser(spot.advertiser || spot.title)} <Icon name="external" size={16} />
        </a>
      )}
      {companion && state.phase !== 'LOADING' && <Beside companion={companion} name={spot.advertiser} />}
      <div className={styles.bar}>
        <button
          ref={toggleButton}
          type="button"
          aria-label={isPaused ? playerCopy.play : playerCopy.pause}
          onClick={toggle}
        >
          <Icon name={isPaused ? 'play-solid' : 'pause'} size={20} />
        </button>
        <button type="button" aria-label={state.isMuted ? playerCopy.unmute : playerCopy.mute} onClick={mute}>
          <Icon name={state.isMuted ? 'muted' : 'volume'} size={20} />
        </button>
        <span className={styles.label}>
          {copy.advertisement}
          {state.duration > 0 && ` · ${formatDuration(Math.max(0, Math.ceil(state.duration - state.time)))}`}
        </span>
        {toSkip !== undefined && (
          <button
            className={styles.skip}
            type="button"
            // Not `disabled`: who waits for it with the keyboard keeps their place.
            aria-disabled={toSkip > 0}
            onClick={() => happen({ type: 'skip' })}
          >
            {toSkip > 0 ? playerCopy.skipAdIn(toSkip) : playerCopy.skipAd} <Icon name="skip" size={18} />
          </button>
        )}
      </div>
    </div>
  );
}

/** In a cage without an origin: it reads nothing of ours and takes the reader nowhere but to a tab of its own. */
function Beside({ companion, name }: { companion: Companion; name: string }) {
  const { width, height } = companion;
  if ('frame' in companion)
    return (
      <iframe
        className={styles.beside}
        src={companion.frame}
        width={width}
        height={height}
        title={playerCopy.advertisementOf(name)}
        sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"
        referrerPolicy="no-referrer"
      />
    );
  const picture = <img src={companion.image} width={width} height={height} alt={companion.text} />;
  if (!companion.click) return <span className={styles.beside}>{picture}</span>;
  return (
    <a className={styles.beside} href={companion.click} target="_blank" rel="noopener sponsored nofollow">
      {picture}
    </a>
  );
}
