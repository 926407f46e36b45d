import type { ImageRequest } from './image-request.ts';

interface Size {
  width: number;
  height: number;
}

interface OutputPlan extends Size {
  /** The part of the original that is used, when not all of it. */
  extract?: { left: number; top: number; width: number; height: number };
  /** `cover` crops; `fill` never has to, because its sides are in proportion already. */
  fit: 'cover' | 'fill';
}

/** How an original becomes the requested picture. Nothing is ever enlarged: more pixels would show no more. */
export function planOutput(
  original: Size,
  request: Pick<ImageRequest, 'width' | 'height' | 'fit' | 'crop' | 'focus'>,
): OutputPlan {
  const { crop, focus } = request;
  const fits = crop && crop.x + crop.width <= original.width && crop.y + crop.height <= original.height;
  const source = fits ? { width: crop.width, height: crop.height } : original;
  const extract = fits ? { extract: { left: crop.x, top: crop.y, ...source } } : {};
  const byWidth = request.width / source.width;
  const byHeight = request.height === undefined ? byWidth : request.height / source.height;

  if (request.fit === 'crop' && request.height !== undefined) {
    // The box shrinks as a whole, so that its shape stays the one the page reserved space for.
    const shrink = Math.min(1, 1 / byWidth, 1 / byHeight);
    const box = scaled({ width: request.width, height: request.height }, shrink);
    if (!focus) return { ...box, fit: 'cover', ...extract };
    const part = scaled(box, Math.min(source.width / box.width, source.height / box.height));
    const point = {
      // A point of the whole picture; where only a part of it is used, seen from there.
      x: (focus.x / 100) * original.width - (extract.extract?.left ?? 0),
      y: (focus.y / 100) * original.height - (extract.extract?.top ?? 0),
    };
    return {
      ...box,
      fit: 'cover',
      extract: {
        left: (extract.extract?.left ?? 0) + startAround(point.x, part.width, source.width),
        top: (extract.extract?.top ?? 0) + startAround(point.y, part.height, source.height),
        width: Math.min(part.width, source.width),
        height: Math.min(part.height, source.height),
      },
    };
  }
  const scale = request.fit === 'bounds' ? Math.min(byWidth, byHeight) : Math.max(byWidth, byHeight);
  return { ...scaled(source, Math.min(1, scale)), fit: 'fill', ...extract };
}

/** Where a part of this length begins so that the point is in its middle, as far as the whole allows. */
function startAround(point: number, length: number, whole: number): number {
  return Math.max(0, Math.min(Math.round(point - length / 2), whole - length));
}

function scaled({ width, height }: Size, factor: number): Size {
  return { width: Math.max(1, Math.round(width * factor)), height: Math.max(1, Math.round(height * factor)) };
}
