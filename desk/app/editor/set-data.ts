import type { Transaction } from 'prosemirror-state';
import { changesBetween, DataStep } from '#content/document/data-step.ts';

type Data = Record<string, unknown>;

/** Sets what differs between two states of the data of a block; what colleagues changed of it meanwhile stays. */
export function setData(
  tr: Transaction,
  at: number,
  { before, after }: { before: Data; after: Data },
): Transaction {
  const node = tr.doc.nodeAt(at);
  if (!node) return tr;
  const target = {
    at,
    uuid: node.attrs.uuid as string,
    attr: 'embed' in node.attrs ? 'embed' : 'data',
  } as const;
  for (const change of changesBetween(before, after)) {
    if (!tr.maybeStep(new DataStep(target, change)).failed) continue;
    // A colleague removed what it is a part of.
    const [whole = ''] = change.path;
    tr.step(new DataStep(target, { path: [whole], value: after[whole] }));
  }
  return tr;
}
