import type { KeyboardEvent, ReactNode, Ref } from 'react';
import { copy } from '#app/copy/site.ts';
import type { Companion } from '#app/video/ads/ad.ts';
import type { VideoAdPhase } from '#app/video/ads/video-ad-state.ts';
import { formatDuration } from '#content/rules/video-duration.ts';
import { Icon } from '#design/icons/icon.tsx';
import { playerCopy } from '../../copy/player.ts';
import spinner from './spinner.module.css';
import styles from './video-ad-overlay.module.css';

export interface VideoAdOverlayProps {
  phase: VideoAdPhase;
  isMuted: boolean;
  /** Plays in the corner of the screen. */
  isMini: boolean;
  /** Seconds; undefined when unknown. */
  left: number | undefined;
  /** Seconds until it may be skipped, 0 when now, undefined when never. */
  toSkip: number | undefined;
  advertiser: string;
  /** Where a click leads. */
  click: string | undefined;
  companion: Companion | undefined;
  /** The playing ad. */
  children: ReactNode;
  toggleRef?: Ref<HTMLButtonElement>;
  onKeyDown: (event: KeyboardEvent) => void;
  onToggle: () => void;
  onMute: () => void;
  onSkip: () => void;
  onClick: () => void;
  onCompanionClick: () => void;
  onCloseMini: () => void;
}

/** The overlay around a video ad: advertiser, remaining time, skip and close. Renders state, reports actions. */
export function VideoAdOverlay({ phase, isMini, left, toSkip, companion, ...more }: VideoAdOverlayProps) {
  const isPaused = phase === 'PAUSED';
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys typed anywhere over the ad; every one has a button too
    <div className={styles.layer} onKeyDown={more.onKeyDown} data-video-ad={phase}>
      {more.children}
      {more.click && (
        <a
          className={styles.advertiser}
          href={more.click}
          target="_blank"
          rel="noopener sponsored nofollow"
          onClick={more.onClick}
        >
          <span>{playerCopy.openAdvertiser(more.advertiser)}</span> <Icon name="external" size={16} />
        </a>
      )}
      {phase === 'LOADING' && <span className={spinner.spinner} />}
      {isMini && (
        <button
          className={styles.close}
          type="button"
          aria-label={playerCopy.closeMiniPlayer}
          onClick={more.onCloseMini}
        >
          <Icon name="close" />
        </button>
      )}
      <div className={styles.bar}>
        <button
          ref={more.toggleRef}
          type="button"
          aria-label={isPaused ? playerCopy.play : playerCopy.pause}
          onClick={more.onToggle}
        >
          <Icon name={isPaused ? 'play-solid' : 'pause'} size={20} />
        </button>
        <button
          type="button"
          aria-label={more.isMuted ? playerCopy.unmute : playerCopy.mute}
          onClick={more.onMute}
        >
          <Icon name={more.isMuted ? 'muted' : 'volume'} size={20} />
        </button>
        <span className={styles.label}>
          {copy.advertisement}
          {left !== undefined && <span> · {formatDuration(Math.max(0, Math.ceil(left)))}</span>}
        </span>
        {companion && phase !== 'LOADING' && (
          <Beside companion={companion} name={more.advertiser} onClick={more.onCompanionClick} />
        )}
        {toSkip !== undefined && (
          <button
            className={styles.skip}
            type="button"
            // Not `disabled`: keyboard users who wait for it keep focus.
            aria-disabled={toSkip > 0}
            onClick={more.onSkip}
          >
            {toSkip > 0 ? playerCopy.skipAdIn(toSkip) : playerCopy.skipAd} <Icon name="skip" size={18} />
          </button>
        )}
      </div>
    </div>
  );
}

interface BesideProps {
  companion: Companion;
  name: string;
  onClick: () => void;
}

const documentOf = (html: string) =>
  `<!doctype html><base target="_blank"><style>body{margin:0}</style>${html}`;

/** A sandboxed iframe without an origin: it cannot read the page and can only open new tabs. */
function Beside({ companion, name, onClick }: BesideProps) {
  const { width, height } = companion;
  if (!('image' in companion))
    return (
      <iframe
        className={styles.beside}
        {...('frame' in companion ? { src: companion.frame } : { srcDoc: documentOf(companion.html) })}
        width={width}
        height={height}
        title={playerCopy.advertisementOf(name)}
        sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"
        referrerPolicy="no-referrer"
      />
    );
  // A link needs words, and advertisers forget them.
  const text = companion.text || playerCopy.advertisementOf(name);
  const picture = <img src={companion.image} width={width} height={height} alt={text} />;
  if (!companion.click) return <span className={styles.beside}>{picture}</span>;
  return (
    <a
      className={styles.beside}
      href={companion.click}
      target="_blank"
      rel="noopener sponsored nofollow"
      onClick={onClick}
    >
      {picture}
    </a>
  );
}
