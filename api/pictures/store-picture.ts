import { NeutronError } from '#content/errors.ts';
import type { HandlerDeps } from '../handler.ts';
import type { PictureRow } from './picture-row.ts';
import { addUploaded } from './save-picture.ts';

/** Checks, decodes and stores an uploaded file, and adds it to the library. */
export async function storePicture(
  bytes: Uint8Array,
  filename: string,
  deps: HandlerDeps,
): Promise<{ row: PictureRow; isKnown: boolean }> {
  if (!deps.storeUpload) throw new NeutronError('unavailable');
  const stored = await deps.storeUpload(bytes, {
    // Shapes have no pixels to cut: logos and icons are uploaded for settings.
    as: 'photo',
    ground: deps.context.generation.settings.colors.ink,
  });
  if ('problem' in stored) throw new NeutronError('picture_unusable', { message: stored.problem });
  if (stored.type === 'woff2' || stored.type === 'svg')
    throw new Error(`a photo was stored as ${stored.type}`);
  return addUploaded(stored, filename, deps);
}
