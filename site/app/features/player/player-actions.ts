import type { Dispatch } from 'react';
import type { PlayerReport } from './player-events.ts';
import type { PlayerCommand } from './player-keys.ts';
import type { PlayerEvent, PlayerState } from './player-state.ts';

interface ActionContext {
  video: HTMLVideoElement;
  box: HTMLElement;
  /** Started by autoplay after the previous video, without a press. */
  startsByItself: boolean;
  state: PlayerState;
  dispatch: Dispatch<PlayerEvent>;
  report: (kind: PlayerReport['kind']) => void;
}

/** What the buttons and keys of the player do. */
export function playerActions({ video, box, startsByItself, state, dispatch, report }: ActionContext) {
  const play = () => {
    video.play().catch((error: unknown) => {
      const name = error instanceof DOMException ? error.name : '';
      // Browsers allow autoplay only without sound.
      if (name === 'NotAllowedError' && startsByItself && !video.muted) {
        video.muted = true;
        play();
        // A second press while the first is pending is not a failure.
      } else if (name !== 'AbortError') dispatch({ type: 'paused' });
    });
  };
  const seek = (seconds: number) => {
    video.currentTime = Math.min(
      Math.max(0, seconds),
      Number.isFinite(video.duration) ? video.duration : seconds,
    );
    report('seek');
  };
  const run = (command: PlayerCommand) => {
    switch (command.kind) {
      case 'toggle':
        return video.paused ? play() : video.pause();
      case 'seek-by':
        return seek(video.currentTime + command.seconds);
      case 'volume-by':
        video.muted = false;
        video.volume = Math.min(1, Math.max(0, video.volume + command.part));
        return undefined;
      case 'mute':
        video.muted = !video.muted;
        return undefined;
      case 'captions':
        dispatch({ type: 'captions', on: !state.captions });
        return report('captions');
      case 'fullscreen':
        return toggleFullscreen(box, video);
    }
  };
  const closeMini = () => {
    video.pause();
    dispatch({ type: 'mini-closed' });
    report('mini');
  };
  return { play, seek, run, closeMini };
}

export function toggleFullscreen(box: HTMLElement, video: HTMLVideoElement): void {
  if (document.fullscreenElement) void document.exitFullscreen();
  else if (box.requestFullscreen) box.requestFullscreen().catch(() => {});
  // iPhones allow fullscreen only for the video element itself.
  else if ('webkitEnterFullscreen' in video) (video.webkitEnterFullscreen as () => void)();
}

export function togglePictureInPicture(video: HTMLVideoElement): void {
  if (document.pictureInPictureElement) void document.exitPictureInPicture();
  else video.requestPictureInPicture().catch(() => {});
}
