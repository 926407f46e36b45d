import { useState } from 'react';
import { createImaDouble } from '#app/video/ads/ima/test/ima-double.ts';
import type { Stories } from '#design/stories.ts';
import { endlessWord, longWords, rightToLeft } from '../../components/fixture/hard-words.ts';
import { ImaLayer } from './ima-layer.tsx';
import { VideoAdOverlay, type VideoAdOverlayProps } from './video-ad-overlay.tsx';

const nothing = () => {};
const playing: VideoAdOverlayProps = {
  phase: 'PLAYING',
  isMuted: false,
  isMini: false,
  left: 14,
  toSkip: 4,
  advertiser: 'Halden Energy',
  click: 'https://halden.example/',
  companion: undefined,
  children: null,
  onKeyDown: nothing,
  onToggle: nothing,
  onMute: nothing,
  onSkip: nothing,
  onClick: nothing,
  onCompanionClick: nothing,
  onCloseMini: nothing,
};
/** A window as large as a player's, or as small as in the corner. */
const frame = (more: Partial<VideoAdOverlayProps>, dir?: 'rtl') => (
  <div dir={dir}>
    <div
      className="stage"
      style={{ position: 'relative', aspectRatio: '16 / 9', ...(more.isMini ? { maxWidth: '24rem' } : {}) }}
      {...(more.isMini ? { 'data-mini': '' } : {})}
    >
      <VideoAdOverlay {...playing} {...more} />
    </div>
  </div>
);
const picture = {
  width: 300,
  height: 60,
  seenAt: [],
  image: 'data:image/gif;base64,R0lGODlhAQABAIAAAP///wAAACwAAAAAAQABAAACAkQBADs=',
  text: '',
  click: 'https://halden.example/',
  clickedAt: [],
};

/** As an ad server would write it. */
const companionHtml =
  '<a href="https://halden.example/" style="display:block;padding:18px 12px;background:#0b3d2e;color:#fff;font:700 18px/24px sans-serif">Halden Energy: charge at night</a>';

/** An ad break of a third-party SDK, by a fake. */
function ByAnother() {
  const [box, setBox] = useState<HTMLDivElement | null>(null);
  const [mainVideo] = useState(() => document.createElement('video'));
  const [double] = useState(createImaDouble);
  return (
    <div className="stage" style={{ position: 'relative', aspectRatio: '16 / 9' }} ref={setBox}>
      {box && (
        <ImaLayer
          tag="https://ads.example/tag"
          mainVideo={mainVideo}
          box={box}
          isMini={false}
          isFullscreen={false}
          startsByItself={false}
          load={async () => {
            // A server's response arrives asynchronously.
            setTimeout(() => {
              double.left = 12;
              double.companions = [{ width: 300, height: 60, content: () => companionHtml }];
              double.answer();
              double.happen('STARTED');
            });
            return double.ima;
          }}
          onEvent={nothing}
          onRunning={nothing}
          onFullscreen={nothing}
          onCloseMini={nothing}
          onOver={nothing}
        />
      )}
    </div>
  );
}

export const stories: Stories = {
  loading: () => frame({ phase: 'LOADING', left: undefined, toSkip: undefined }),
  playing: () => frame({}),
  'may be skipped': () => frame({ toSkip: 0 }),
  'cannot be skipped, silent': () => frame({ toSkip: undefined, isMuted: true }),
  'paused, leads nowhere': () => frame({ phase: 'PAUSED', click: undefined }),
  'a picture beside it': () => frame({ companion: picture }),
  'a very long name': () => frame({ advertiser: `${longWords} ${endlessWord}` }),
  'right to left': () => frame({ advertiser: rightToLeft, companion: picture }, 'rtl'),
  'in the corner': () => frame({ isMini: true, toSkip: 0, companion: picture }),
  'in the corner, a very long name': () => frame({ isMini: true, advertiser: `${longWords} ${endlessWord}` }),
  'by the SDK of an ad network': () => <ByAnother />,
};
