import type { PictureUse } from '#content/entities/library-picture.ts';
import type { HandlerDeps } from '../handler.ts';
import { getUses } from '../store/pictures.ts';
import { pictureViewer } from './picture-viewer.ts';

/** The stories that show a picture and that the member of staff may see. */
export const findUses = async (source: string, deps: HandlerDeps, most?: number): Promise<PictureUse[]> =>
  getUses(deps.db.kysely, source, await pictureViewer(deps), most);
