import { createHash } from 'node:crypto';

/** Tells whether a picture was made from the drawing as it is now. */
export function hashOfDrawing(svg: string): string {
  return createHash('sha256').update(svg).digest('hex').slice(0, 12);
}
