import type { ImageRequest } from './image-request.ts';

interface Size {
  width: number;
  height: number;
}

export interface OutputPlan extends Size {
  /** The part of the original that is used, when not all of it. */
  extract?: { left: number; top: number; width: number; height: number };
  /** `cover` cuts what stands over; `fill` never has to, its sides are already in proportion. */
  fit: 'cover' | 'fill';
}

/** How an original becomes the picture asked for. Nothing is ever enlarged: more pixels would show no more. */
export function planOutput(
  original: Size,
  request: Pick<ImageRequest, 'width' | 'height' | 'fit' | 'crop'>,
): OutputPlan {
  const { crop } = request;
  const fits = crop && crop.x + crop.width <= original.width && crop.y + crop.height <= original.height;
  const source = fits ? { width: crop.width, height: crop.height } : original;
  const extract = fits ? { extract: { left: crop.x, top: crop.y, ...source } } : {};
  const byWidth = request.width / source.width;
  const byHeight = request.height === undefined ? byWidth : request.height / source.height;

  if (request.fit === 'crop' && request.height !== undefined) {
    // The box shrinks as a whole, so that its shape stays the one the page made room for.
    const shrink = Math.min(1, 1 / byWidth, 1 / byHeight);
    return { ...scaled({ width: request.width, height: request.height }, shrink), fit: 'cover', ...extract };
  }
  const scale = request.fit === 'bounds' ? Math.min(byWidth, byHeight) : Math.max(byWidth, byHeight);
  return { ...scaled(source, Math.min(1, scale)), fit: 'fill', ...extract };
}

function scaled({ width, height }: Size, factor: number): Size {
  return { width: Math.max(1, Math.round(width * factor)), height: Math.max(1, Math.round(height * factor)) };
}
