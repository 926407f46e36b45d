import type { EditorView } from 'prosemirror-view';
import { storySchema } from '#content/document/schema.ts';
import type { Image } from '#content/entities/image.ts';
import { insertBlock } from './block-commands.ts';
import { newUuid } from './slash-menu.ts';

const { nodes } = storySchema;

/** Puts a picture after the block with the caret, and the caret into its caption. */
export function insertPicture(view: EditorView, { caption, ...image }: Image): void {
  const uuid = newUuid();
  const words = caption ? storySchema.text(caption) : null;
  const data = { uuid, type: 'image', image, wide: false };
  const block = nodes.image.create({ uuid, data }, nodes.imageCaption.create(null, words));
  insertBlock(block)(view.state, view.dispatch, view);
  view.focus();
}
