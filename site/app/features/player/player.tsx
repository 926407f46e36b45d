import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { copy } from '#app/copy/site.ts';
import { formatDuration } from '#content/rules/video-duration.ts';
import { hasVideoSources } from '#content/rules/video-sources.ts';
import { Icon } from '#design/icons/icon.tsx';
import { playDiscClass } from '#design/play-disc/play-disc.tsx';
import { Picture } from '../../components/primitives/picture/picture.tsx';
import { pictureSources } from '../../components/primitives/picture/sources.ts';
import type { PlayableVideo } from './playable-video.ts';
import styles from './player.module.css';
import spinner from './spinner.module.css';
import { streamType } from './stream-support.ts';
import { usePlayerStart } from './use-player-start.ts';

interface PlayerProps {
  playable: PlayableVideo;
  /** As in `<img sizes>`, for the poster. */
  sizes: string;
  priority?: boolean;
  /** Plays on in a corner when its place scrolls away. */
  canShrink?: boolean;
  /** Called as the video plays; for transcripts and chapters that follow along. */
  onTime?: ((seconds: number) => void) | undefined;
  onEnded?: (() => void) | undefined;
  /** Set to a function that seeks the video. */
  seekRef?: RefObject<((seconds: number) => void) | null> | undefined;
  /** Autoplays after the previous video, and is followed by the first of the list beside it. */
  runsOn?: boolean;
  /** Inside a story. */
  isInline?: boolean;
}

/**
 * A video. The server writes the browser's own player; without scripts there is one with its poster. With them a poster
 * and one button lie over it, and everything else is fetched when the reader presses that button.
 */
export function Player({ playable, sizes, priority = false, canShrink = false, ...more }: PlayerProps) {
  const video = useRef<HTMLVideoElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const [isSeen, setIsSeen] = useState(false);
  const { sources } = playable;
  const { seekRef, runsOn = false, isInline = false } = more;
  const { phase, Controls, startsByItself, startAt, getReady, start } = usePlayerStart({
    video,
    box,
    sources,
    seekRef,
    runsOn,
  });

  const isPlayable = hasVideoSources(sources);
  // Decorative inside the button, which has a label.
  const poster = (
    <Picture
      image={playable.poster}
      sizes={sizes}
      priority={priority}
      alt={isPlayable ? '' : playable.poster?.alt}
      isStill
    />
  );
  if (!isPlayable)
    return (
      <PlayerBox label={playable.title}>
        {poster}
        <p className={styles.missing}>{copy.videoMissing}</p>
      </PlayerBox>
    );
  const isStarting = phase === 'starting';
  const address = pictureSources(playable.poster)?.src;
  const size = { width: sources.mp4?.width ?? 1280, height: sources.mp4?.height ?? 720 };
  const files = (
    <>
      {sources.hls && <source src={sources.hls} type={streamType} />}
      {sources.mp4 && <source src={sources.mp4.url} type="video/mp4" />}
      {playable.captions && (
        <track kind="captions" src={playable.captions} srcLang="en" label={copy.captionsLanguage} />
      )}
    </>
  );
  return (
    <PlayerBox label={playable.title} box={box}>
      <video
        ref={video}
        className={styles.video}
        controls={!Controls}
        preload="none"
        playsInline
        {...size}
        aria-label={playable.title}
        tabIndex={Controls ? -1 : undefined}
        onPlaying={() => setIsSeen(true)}
      >
        {files}
      </video>
      {/* A poster on the player above would be loaded twice by everyone who has scripts: the cover shows it. Browsers
          with scripts never render what is in here, so its code stays on the server. */}
      <noscript>
        {import.meta.env.SSR && (
          <video
            className={styles.plain}
            controls
            preload="none"
            playsInline
            poster={address}
            aria-label={playable.title}
            {...size}
          >
            {files}
          </video>
        )}
      </noscript>
      {phase !== 'native' && !isSeen && (
        <button
          className={styles.cover}
          type="button"
          onClick={start}
          onPointerEnter={getReady}
          onFocus={getReady}
          data-starting={isStarting || undefined}
        >
          {poster}
          <span className={`${playDiscClass} ${styles.play}`}>
            {isStarting ? (
              <span className={`${spinner.spinner} ${spinner.inDisc}`} />
            ) : (
              <Icon name="play-solid" size={34} />
            )}
          </span>
          <span className="vh">
            {isStarting ? copy.loadingVideo : copy.playVideo(playable.title)}
            {playable.duration ? `, ${formatDuration(playable.duration)}` : ''}
          </span>
        </button>
      )}
      {Controls && video.current && box.current && (
        <Controls
          playable={playable}
          video={video.current}
          box={box.current}
          canShrink={canShrink}
          startAt={startAt.current}
          startsByItself={startsByItself}
          runsOn={runsOn}
          isInline={isInline}
          onSeen={() => setIsSeen(true)}
          onTime={more.onTime}
          onEnded={more.onEnded}
        />
      )}
    </PlayerBox>
  );
}

interface PlayerBoxProps {
  label: string;
  box?: RefObject<HTMLDivElement | null>;
  children: ReactNode;
}

/** Two boxes: the outer reserves the place, the inner may move to a corner or fill the screen. */
function PlayerBox({ label, box, children }: PlayerBoxProps) {
  return (
    <div className={styles.place}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; this is a group of controls around a video */}
      <div className={`stage ${styles.box}`} ref={box} role="group" aria-label={copy.playerOf(label)}>
        {children}
      </div>
    </div>
  );
}
