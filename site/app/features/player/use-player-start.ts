import { type RefObject, useEffect, useRef, useState } from 'react';
import { ranOnTo } from '#app/video/ran-on.ts';
import { publicSettings } from '#config/public.ts';
import type { VideoSources } from '#content/rules/video-sources.ts';
import type { Controls as ControlsComponent } from './controls.tsx';
import { needsStreamLibrary } from './stream-support.ts';

interface StartOptions {
  video: RefObject<HTMLVideoElement | null>;
  box: RefObject<HTMLDivElement | null>;
  sources: VideoSources;
  seekRef: RefObject<((seconds: number) => void) | null> | undefined;
  runsOn: boolean;
}

const loadControls = () => import('./controls.tsx');

/** Starts the video by the reader's press, by a seek, or after the previous video; then the controls load. */
export function usePlayerStart({ video, box, sources, seekRef, runsOn }: StartOptions) {
  const [phase, setPhase] = useState<'waiting' | 'starting' | 'native'>('waiting');
  const [Controls, setControls] = useState<typeof ControlsComponent>();
  const [startsByItself, setStartsByItself] = useState(false);
  const startAt = useRef<number | undefined>(undefined);

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
    if (video.current && !video.current.paused) setPhase('native');
  }, [video]);
  useEffect(() => {
    if (!seekRef) return;
    seekRef.current = (seconds) => {
      startAt.current = seconds;
      if (video.current && video.current.readyState > 0) {
        video.current.currentTime = seconds;
        if (box.current?.dataset.videoAd === undefined) video.current.play().catch(() => {});
      } else startRef.current();
    };
    return () => {
      seekRef.current = null;
    };
  }, [seekRef, video, box]);
  useEffect(() => {
    if (!runsOn || !ranOnTo(location.pathname)) return;
    // Its code is needed only for autoplay of the next video; the first one loaded it.
    void import('./may-start.ts').then(({ mayStart }) => {
      if (!mayStart(box.current)) return;
      setStartsByItself(true);
      startRef.current();
    });
  }, [runsOn, box]);

  return { phase, Controls, startsByItself, startAt, getReady, start };
}
