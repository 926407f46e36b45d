import { playbackStates } from '#content/entities/video-player-state.ts';
import { videoExample } from '#content/examples/video.ts';
import type { Stories } from '#design/stories.ts';
import { endlessWord, longWords, rightToLeft } from '../../components/fixture/hard-words.ts';
import { ControlBar } from './control-bar.tsx';
import { type PlayableVideo, videoOf } from './playable-video.ts';
import { Player } from './player.tsx';
import { initialPlayerState, type PlayerState } from './player-state.ts';
import { VideoEmbedPlayer } from './video-embed-player.tsx';

const playable: PlayableVideo = { ...videoOf(videoExample), captions: '/captions.vtt' };
const nothing = () => {};

/** The bar over a window as large as a player's; the video itself stays away. */
const bar = (state: Partial<PlayerState>, more: Partial<PlayableVideo> = {}) => (
  <div className="stage" style={{ position: 'relative', aspectRatio: '16 / 9' }}>
    <ControlBar
      playable={{ ...playable, ...more }}
      state={{ ...initialPlayerState, duration: 125, ...state }}
      canPopOut
      onCommand={nothing}
      onSeek={nothing}
      onVolume={nothing}
      onRate={nothing}
      onHeight={nothing}
      onPopOut={nothing}
      onNext={nothing}
    />
  </div>
);

export const stories: Stories = {
  waiting: () => <Player playable={playable} sizes="100vw" />,
  'without a poster': () => <Player playable={{ ...playable, poster: undefined }} sizes="100vw" />,
  'nothing to play': () => <Player playable={{ ...playable, sources: {} }} sizes="100vw" />,
  'in a text': () => <VideoEmbedPlayer playable={playable} href="/video/arc-14-on-the-bench/" />,
  'in a text, very long title': () => (
    <VideoEmbedPlayer playable={{ ...playable, title: `${longWords} ${endlessWord}` }} href="/video/x/" />
  ),
  'in a text, right to left': () => (
    <VideoEmbedPlayer playable={{ ...playable, title: rightToLeft }} href="/video/x/" />
  ),
  'controls, playing': () => bar({ playback: playbackStates.PLAYING, time: 61, buffered: 90 }),
  'controls, paused and silent': () =>
    bar({ playback: playbackStates.PAUSED, muted: true, captions: false, rate: 1.5 }),
  'controls, a choice of heights': () =>
    bar({ playback: playbackStates.PLAYING, heights: [1080, 480], height: 1080 }),
  'controls, filling the screen': () => bar({ playback: playbackStates.PLAYING, isFullscreen: true }),
  'controls, length not known': () =>
    bar({ playback: playbackStates.LOADING, duration: 0 }, { captions: undefined }),
  'controls, ten hours and a long chapter': () =>
    bar({ duration: 36_000, time: 35_000 }, { chapters: [{ start: 0, title: longWords }] }),
};
