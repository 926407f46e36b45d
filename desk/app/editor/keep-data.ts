import type { Node } from 'prosemirror-model';
import { Plugin, type Transaction } from 'prosemirror-state';
import { Mapping, ReplaceStep } from 'prosemirror-transform';
import { DataStep, placeOfEmbed } from '#content/document/data-step.ts';
import { withoutExtraCopies } from '../story/extra-copies.ts';
import { setData } from './set-data.ts';

/**
 * Undoing a move puts a copy of the block back that is as old as the move. What was written into it since then is no
 * part of the move and stays; and the block is not there twice if a colleague moved it since.
 */
export const keepData = (): Plugin =>
  new Plugin({
    appendTransaction(transactions, before, { doc, tr }) {
      const own = transactions.filter((one) => one.getMeta('rebased') === undefined);
      const blocks = blocksPutBack(own);
      if (blocks.size === 0) return null;
      const mapping = new Mapping(transactions.flatMap((one) => one.mapping.maps));
      for (const step of withoutExtraCopies(before.doc, doc, mapping)) tr.step(step);
      for (const uuid of blocks) {
        const [old, now] = [embedIn(before.doc, uuid), embedIn(tr.doc, uuid)];
        const at = placeOfEmbed(tr.doc, uuid);
        if (!old || !now || at === undefined || old.type !== now.type) continue;
        const name = 'embed' in now.attrs ? 'embed' : 'data';
        setData(tr, at, { before: now.attrs[name], after: old.attrs[name] });
      }
      return tr.docChanged ? tr : null;
    },
  });

/** Blocks in what these transactions put into the text, without those whose data they change on purpose. */
function blocksPutBack(transactions: readonly Transaction[]): Set<string> {
  const steps = transactions.flatMap((one) => one.steps);
  const put = new Set<string>();
  for (const step of steps) {
    if (!(step instanceof ReplaceStep)) continue;
    for (const { type, attrs } of step.slice.content.content)
      if (type.isInGroup('embeds')) put.add(attrs.uuid);
  }
  for (const step of steps) if (step instanceof DataStep) put.delete(step.target.uuid);
  return put;
}

const embedIn = (doc: Node, uuid: string) => doc.children.find(({ attrs }) => attrs.uuid === uuid);
