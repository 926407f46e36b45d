import { Schema } from 'prosemirror-model';
import { embedNodes } from './embed-nodes.ts';
import { marks } from './marks.ts';
import { proseNodes } from './prose-nodes.ts';

/** Stored with documents and steps; increased when one of them could be read differently. */
export const schemaVersion = 1;

/** What a story carries without showing it in its body. */
const nothing = { embeds: {}, listicles: [], reviewCards: [] };

/** The body of a story as a document. Embeds stand between blocks of prose, never inside them. */
export const storySchema = new Schema({
  topNode: 'doc',
  nodes: {
    doc: { content: '(prose | embeds)+', attrs: { unplaced: { default: nothing } } },
    ...proseNodes,
    ...embedNodes,
  },
  marks,
});
