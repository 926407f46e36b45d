import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Companion } from '#app/video/ads/ad.ts';
import type { Ima } from '#app/video/ads/ima/google-ima.ts';
import { type ImaInput, imaStart, imaState, isImaOver } from '#app/video/ads/ima/ima-state.ts';
import { type PlayingIma, playIma } from '#app/video/ads/ima/play-ima.ts';
import { takeFocus } from './take-focus.ts';
import { videoAdKeys } from './video-ad-keys.ts';
import type { VideoAdLayerProps } from './video-ad-layer.tsx';
import { VideoAdOverlay } from './video-ad-overlay.tsx';

export interface ImaLayerProps extends VideoAdLayerProps {
  tag: string;
  startsByItself: boolean;
  /** Loads the SDK, or rejects. */
  load: () => Promise<Ima>;
}

/** Timeout for the script, for a response and for a video, each. */
const timeoutMilliseconds = 5000;
const nothing = () => {};

/** An ad break that Google's SDK requests and plays over the video; skip and click-through are the SDK's own. */
export function ImaLayer({ tag, mainVideo, load, startsByItself, ...more }: ImaLayerProps) {
  const { isMini, onRunning } = more;
  const stage = useRef<HTMLDivElement>(null);
  const toggleButton = useRef<HTMLButtonElement>(null);
  const playing = useRef<PlayingIma>(undefined);
  const latest = useRef(imaStart);
  const [phase, setPhase] = useState(imaStart.phase);
  const [isMuted, setIsMuted] = useState(mainVideo.muted);
  const [left, setLeft] = useState<number>();
  const [companion, setCompanion] = useState<Companion>();

  const send = (event: ImaInput) => {
    const before = latest.current;
    const { next, report } = imaState(before, event);
    latest.current = next;
    setPhase(next.phase);
    for (const kind of report) more.onEvent(kind);
    if (isImaOver(before) || !isImaOver(next)) return;
    playing.current?.end();
    more.onOver();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once per break
  useEffect(() => {
    let isGone = false;
    const { current: container } = stage;
    const giveUp = setTimeout(() => {
      if (latest.current.phase === 'LOADING') send({ type: 'failed' });
    }, 2 * timeoutMilliseconds);
    load().then(
      (ima) => {
        if (isGone || !container || isImaOver(latest.current)) return;
        playing.current = playIma({
          ima,
          container,
          video: mainVideo,
          tag,
          size: { width: container.clientWidth, height: container.clientHeight },
          isMuted: mainVideo.muted,
          startsByItself,
          timeout: timeoutMilliseconds,
          language: document.documentElement.lang || 'en',
          send,
          showBeside: setCompanion,
        });
        // It may have failed before it could be ended.
        if (isImaOver(latest.current)) playing.current.end();
      },
      () => send({ type: 'failed' }),
    );
    takeFocus(more.box, toggleButton.current);
    const clock = setInterval(() => setLeft(playing.current?.left()), 500);
    const sizes = new ResizeObserver(() => {
      if (container)
        playing.current?.resize(
          { width: container.clientWidth, height: container.clientHeight },
          document.fullscreenElement !== null,
        );
    });
    if (container) sizes.observe(container);
    return () => {
      isGone = true;
      clearTimeout(giveUp);
      clearInterval(clock);
      sizes.disconnect();
      playing.current?.end();
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: reported on change
  useEffect(() => onRunning(phase === 'PLAYING'), [phase]);

  const toggle = () => (phase === 'PAUSED' ? playing.current?.resume() : playing.current?.pause());
  const mute = () => {
    mainVideo.muted = !isMuted;
    playing.current?.setMuted(!isMuted);
    setIsMuted(!isMuted);
    more.onEvent(isMuted ? 'unmute' : 'mute');
  };
  return (
    <VideoAdOverlay
      phase={phase}
      isMuted={isMuted}
      isMini={isMini}
      left={left}
      toSkip={undefined}
      advertiser=""
      click={undefined}
      companion={companion}
      toggleRef={toggleButton}
      onKeyDown={(event: KeyboardEvent) =>
        videoAdKeys(event, { toggle, mute, fullscreen: more.onFullscreen })
      }
      onToggle={toggle}
      onMute={mute}
      onSkip={nothing}
      onClick={nothing}
      onCompanionClick={nothing}
      onCloseMini={() => {
        playing.current?.pause();
        more.onCloseMini();
      }}
    >
      <div ref={stage} data-ima />
    </VideoAdOverlay>
  );
}
