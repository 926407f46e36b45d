import { type CSSProperties, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { copy } from '#app/copy/site.ts';
import { ranOnTo } from '#app/video/ran-on.ts';
import { publicSettings } from '#config/public.ts';
import { formatDuration } from '#content/rules/video-duration.ts';
import { hasVideoSources } from '#content/rules/video-sources.ts';
import { Icon } from '#design/icons/icon.tsx';
import { playDiscClass } from '#design/play-disc/play-disc.tsx';
import { Picture } from '../../components/primitives/picture/picture.tsx';
import { pictureSources } from '../../components/primitives/picture/sources.ts';
import type { Controls as ControlsComponent } from './controls.tsx';
import type { PlayableVideo } from './playable-video.ts';
import styles from './player.module.css';
import spinner from './spinner.module.css';
import { needsStreamLibrary, streamType } from './stream-support.ts';

export interface PlayerProps {
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

const loadControls = () => import('./controls.tsx');

/**
 * A video. The server writes the browser's own player, which is all there is without scripts; with them a poster and
 * one button lie over it, and everything else is fetched when the reader presses that button.
 */
export function Player({ playable, sizes, priority = false, canShrink = false, ...more }: PlayerProps) {
  const video = useRef<HTMLVideoElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const [phase, setPhase] = useState<'waiting' | 'starting' | 'native'>('waiting');
  const [Controls, setControls] = useState<typeof ControlsComponent>();
  const [isSeen, setIsSeen] = useState(false);
  const [startsByItself, setStartsByItself] = useState(false);
  const wanted = useRef<number | undefined>(undefined);
  const { sources } = playable;

  /** Hovering the button preloads the code and the beginning of the video. */
  const getReady = () => {
    if (phase !== 'waiting' || !video.current) return;
    if (!needsStreamLibrary(video.current, sources)) video.current.preload = 'metadata';
    loadControls().catch(() => {});
  };
  const start = () => {
    if (phase !== 'waiting' || !video.current) return;
    setPhase('starting');
    // Called while the user gesture still counts: some browsers drop it before our code has loaded. Where a video ad
    // may come first the video is only prepared.
    const isFed = needsStreamLibrary(video.current, sources);
    if (!isFed) video.current.preload = 'auto';
    if (publicSettings.videoAds) video.current.load();
    else if (!isFed) video.current.play().catch(() => {});
    loadControls().then(
      (module) => setControls(() => module.Controls),
      () => {
        setPhase('native');
        video.current?.play().catch(() => {});
      },
    );
  };
  const startRef = useRef(start);
  startRef.current = start;

  // A reader who pressed play before hydration used the native player, and keeps it.
  useEffect(() => {
    if (!video.current || video.current.paused) return;
    setIsSeen(true);
    setPhase('native');
  }, []);
  const { seekRef, runsOn = false, isInline = false } = more;
  useEffect(() => {
    if (!seekRef) return;
    seekRef.current = (seconds) => {
      wanted.current = seconds;
      if (video.current && video.current.readyState > 0) {
        video.current.currentTime = seconds;
        if (box.current?.dataset.videoAd === undefined) video.current.play().catch(() => {});
      } else startRef.current();
    };
    return () => {
      seekRef.current = null;
    };
  }, [seekRef]);
  useEffect(() => {
    if (!runsOn || !ranOnTo(location.pathname)) return;
    // Its code is needed only for autoplay of the next video; the first one loaded it.
    void import('./may-start.ts').then(({ mayStart }) => {
      if (!mayStart(box.current)) return;
      setStartsByItself(true);
      startRef.current();
    });
  }, [runsOn]);

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
  const isCovered = phase !== 'native' && !isSeen;
  const address = pictureSources(playable.poster)?.src;
  const style = address ? ({ '--poster': `url(${JSON.stringify(address)})` } as CSSProperties) : undefined;
  return (
    <PlayerBox label={playable.title} box={box}>
      {/* biome-ignore lint/a11y/useMediaCaption: the track is there whenever the video has captions */}
      <video
        ref={video}
        className={styles.video}
        style={style}
        controls={!Controls}
        preload="none"
        playsInline
        width={sources.mp4?.width ?? 1280}
        height={sources.mp4?.height ?? 720}
        aria-label={playable.title}
        tabIndex={Controls ? -1 : undefined}
        onPlaying={() => setIsSeen(true)}
      >
        {sources.hls && <source src={sources.hls} type={streamType} />}
        {sources.mp4 && <source src={sources.mp4.url} type="video/mp4" />}
        {playable.captions && (
          <track kind="captions" src={playable.captions} srcLang="en" label={copy.captionsLanguage} />
        )}
      </video>
      {isCovered && (
        <button
          className={styles.cover}
          type="button"
          onClick={start}
          onPointerEnter={getReady}
          onFocus={getReady}
          data-starting={phase === 'starting' || undefined}
        >
          {poster}
          <span className={`${playDiscClass} ${styles.play}`}>
            {phase === 'starting' ? (
              <span className={`${spinner.spinner} ${spinner.inDisc}`} />
            ) : (
              <Icon name="play-solid" size={34} />
            )}
          </span>
          <span className="vh">
            {phase === 'starting' ? copy.loadingVideo : copy.playVideo(playable.title)}
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
          startAt={wanted.current}
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
