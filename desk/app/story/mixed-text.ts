import type { Node } from 'prosemirror-model';
import type { Step } from 'prosemirror-transform';
import type { Range } from '#content/document/move-map.ts';

/** Own text that waited for less was typed beside a colleague whom the editor sees. */
export const unseenMilliseconds = 3000;

/** Ranges that steps put in, each as one where they touch, in the text after all of `steps`. */
function rangesPut(steps: readonly Step[]): Range[] {
  let ranges: Range[] = [];
  for (const step of steps) {
    const map = step.getMap();
    ranges = ranges.map(({ from, to }) => ({ from: map.map(from, 1), to: map.map(to, -1) }));
    map.forEach((_from, _to, from, to) => {
      if (to > from) ranges.push({ from, to });
    });
  }
  const touching: Range[] = [];
  for (const { from, to } of ranges.toSorted((a, b) => a.from - b.from)) {
    const last = touching.at(-1);
    if (last && from <= last.to) last.to = Math.max(last.to, to);
    else if (to > from) touching.push({ from, to });
  }
  return touching;
}

const isReadable = (text: string) => /[\p{L}\p{N}]/u.test(text);
const endsSentence = (text: string) => /[.!?…]["'”’)\]]*\s*$/u.test(text);

/** Whether text that stands between these two tears them apart: the middle of a word or of a sentence. */
export function isTorn(before: string, after: string): boolean {
  if (!isReadable(before) || !isReadable(after)) return false;
  const isSpaced = /\s$/u.test(before) || /^\s/u.test(after);
  return !(endsSentence(before) && isSpaced);
}

/**
 * Own text, in the text after `own`, that stands in the middle of what colleagues wrote meanwhile: `theirs` were applied before
 * it.
 */
export function mixedText(
  document: Node,
  theirs: readonly Step[],
  own: readonly (Step | undefined)[],
): Range[] {
  const rebased = own.filter((step) => step !== undefined);
  const around = rangesPut(theirs).map(({ from, to }) =>
    rebased.reduce(
      (range, step) => {
        const map = step.getMap();
        return { from: map.map(range.from, 1), to: map.map(range.to, -1) };
      },
      { from, to },
    ),
  );
  return rangesPut(rebased).filter(({ from, to }) => {
    const range = around.find((one) => one.from < from && to < one.to);
    const block = document.resolve(from);
    if (!range || !block.parent.isTextblock || to > block.end()) return false;
    const text = (start: number, end: number) => document.textBetween(start, end, ' ', ' ');
    if (!isReadable(text(from, to))) return false;
    return isTorn(text(Math.max(range.from, block.start()), from), text(to, Math.min(range.to, block.end())));
  });
}
