import { AdLayer, videoAdReports } from './ad-layer.tsx';
import { ControlBar } from './control-bar.tsx';
import { ControlsLayer } from './controls-layer.tsx';
import { goToNextUp, NextUpOffer } from './next-up-offer.tsx';
import { toggleFullscreen, togglePictureInPicture } from './player-actions.ts';
import { nextHeight, nextRate } from './player-settings.ts';
import { type ControlsProps, usePlayback } from './use-playback.ts';

/** Our controls over the browser's video element: they load with the first press, and play at once. */
export function Controls(props: ControlsProps) {
  const { playable, video, box } = props;
  const player = usePlayback(props);
  const { state, dispatch, report, source, ad, following } = player;
  if (ad)
    return (
      <AdLayer
        ad={ad}
        startsByItself={props.startsByItself === true}
        mainVideo={video}
        box={box}
        isMini={state.isMini}
        isFullscreen={state.isFullscreen}
        onEvent={(event) => {
          const kind = videoAdReports[event];
          if (kind) report(kind);
        }}
        onRunning={(isRunning) => dispatch({ type: 'ad', isRunning })}
        onFullscreen={() => toggleFullscreen(box, video)}
        onCloseMini={player.closeMini}
        onOver={player.endAd}
      />
    );
  return (
    <ControlsLayer
      video={video}
      state={state}
      onCommand={player.run}
      onRetry={() => {
        dispatch({ type: 'loading' });
        source.current?.retry();
        player.play();
      }}
      onCloseMini={player.closeMini}
      nextUp={player.next && <NextUpOffer next={player.next} onStay={player.stay} />}
    >
      <ControlBar
        playable={playable}
        state={state}
        canPopOut={document.pictureInPictureEnabled}
        toggleRef={player.toggleButton}
        onCommand={player.run}
        onSeek={player.seek}
        onVolume={(value) => Object.assign(video, { volume: value, muted: value === 0 })}
        onRate={() => {
          video.playbackRate = nextRate(video.playbackRate);
        }}
        onHeight={() => {
          const height = nextHeight(state.heights, state.height);
          source.current?.choose(height);
          dispatch({ type: 'height', height });
        }}
        onPopOut={() => togglePictureInPicture(video)}
        onNext={following && (() => goToNextUp(following))}
      />
    </ControlsLayer>
  );
}
