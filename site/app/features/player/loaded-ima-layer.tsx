import { loadIma } from '#app/video/ads/ima/load-ima.ts';
import { ImaLayer, type ImaLayerProps } from './ima-layer.tsx';

export type LoadedImaLayerProps = Omit<ImaLayerProps, 'load'> & { scriptUrl: string };

/** The layer with the SDK of the configured address. */
export function LoadedImaLayer({ scriptUrl, ...props }: LoadedImaLayerProps) {
  return <ImaLayer {...props} load={() => loadIma(scriptUrl)} />;
}
