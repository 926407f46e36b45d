interface Size {
  width: number;
  height: number;
}
export interface Cut extends Size {
  x: number;
  y: number;
}

/**
 * The largest part of a picture with the given shape (width by height) that has the focal point in its middle, as far as the
 * picture reaches; without a point the middle. What the image service cuts, up to a pixel.
 */
export function cutFor(original: Size, shape: number, focus?: { x: number; y: number }): Cut {
  const width = Math.min(original.width, Math.round(original.height * shape));
  const height = Math.min(original.height, Math.round(original.width / shape));
  const start = (percent: number, length: number, whole: number) =>
    Math.max(0, Math.min(Math.round((percent / 100) * whole - length / 2), whole - length));
  return {
    width,
    height,
    x: start(focus?.x ?? 50, width, original.width),
    y: start(focus?.y ?? 50, height, original.height),
  };
}
