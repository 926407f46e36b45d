import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import type { VideoAdEvent } from '#app/video/ads/ad.ts';
import type { DueVideoAd } from '#app/video/ads/request-ad.ts';
import type { LoadedImaLayerProps } from './loaded-ima-layer.tsx';
import type { PlayerReport } from './player-events.ts';
import { VideoAdLayer, type VideoAdLayerProps } from './video-ad-layer.tsx';

interface AdLayerProps extends VideoAdLayerProps {
  ad: DueVideoAd;
  startsByItself: boolean;
}

/** Plays a video ad, with our own code or with the IMA script where one is configured. */
export function AdLayer({ ad, startsByItself, ...shared }: AdLayerProps) {
  if (ad.by === 'own') return <VideoAdLayer ad={ad.ad} {...shared} />;
  return (
    <Suspense>
      <LoadedImaLayer {...ad} startsByItself={startsByItself} {...shared} />
    </Suspense>
  );
}

/** A script of another company, only where one is configured. */
const LoadedImaLayer = lazy<ComponentType<LoadedImaLayerProps>>(() =>
  import('./loaded-ima-layer.tsx').then(
    ({ LoadedImaLayer: layer }) => ({ default: layer }),
    () => ({ default: NoVideoAd }),
  ),
);

/** The ad code failed to load: the video plays. */
function NoVideoAd({ onOver }: Pick<VideoAdLayerProps, 'onOver'>) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(onOver, []);
  return null;
}

/** Video ad events that the page receives; the others go only to the advertiser. */
export const videoAdReports: Readonly<Partial<Record<VideoAdEvent, PlayerReport['kind']>>> = {
  start: 'ad-start',
  complete: 'ad-complete',
  skip: 'ad-skip',
  click: 'ad-click',
  error: 'ad-error',
};
