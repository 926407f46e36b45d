import type { Node } from 'prosemirror-model';
import { ReplaceAroundStep, ReplaceStep, type Step } from 'prosemirror-transform';

/** Words that have no place in the text any more. They are shown beside it and never dropped. */
export interface DisplacedText {
  id: string;
  text: string;
  why: 'place-deleted' | 'deleted-unseen' | 'rejected' | 'too-old' | 'other-tab';
  /** Of `rejected`: what the server answered. */
  problem?: string | undefined;
  /** The field they were written in; absent: the text. */
  field?: string | undefined;
  at: string;
}

interface Run {
  from: number;
  /** Size in the document; text with breaks between blocks is longer or shorter. */
  size: number;
  text: string;
}

function typedBy(step: Step): string {
  if (!(step instanceof ReplaceStep) && !(step instanceof ReplaceAroundStep)) return '';
  const { content } = step.slice;
  return content.textBetween(0, content.size, '\n', '');
}

/** What was typed in these of the steps, with later corrections of the same words. */
export function wordsOf(steps: readonly Step[], isWanted: (index: number) => boolean): string[] {
  let runs: Run[] = [];
  steps.forEach((step, index) => {
    const text = isWanted(index) ? typedBy(step) : '';
    if (!(step instanceof ReplaceStep)) {
      runs = runs.map((run) => moved(run, step));
      if (text.trim() !== '') runs.push({ from: 0, size: 0, text });
      return;
    }
    const home = runs.find((run) => isInside(run, step) && run.text.length === run.size);
    if (home && text.length === step.slice.size) {
      const at = step.from - home.from;
      home.text = home.text.slice(0, at) + text + home.text.slice(at + step.to - step.from);
      home.size = home.text.length;
      runs = runs.map((run) => (run === home ? run : moved(run, step)));
      return;
    }
    runs = runs.map((run) => moved(run, step));
    if (text.trim() !== '') runs.push({ from: step.from, size: step.slice.size, text });
  });
  return runs.map(({ text }) => text.trim()).filter((text) => text !== '');
}

const isInside = (run: Run, { from, to }: ReplaceStep) => from >= run.from && to <= run.from + run.size;
const moved = (run: Run, step: Step): Run => ({ ...run, from: step.getMap().map(run.from, -1) });

/** Text of colleagues inside what these own steps delete, which the editor did not see when deleting. */
export function unseenDeletions(
  document: Node,
  theirs: readonly Step[],
  own: readonly (Step | undefined)[],
): string[] {
  let ranges = insertedRanges(theirs);
  let current = document;
  const lost: string[] = [];
  for (const step of own) {
    if (!step) continue;
    const put = typedBy(step);
    step.getMap().forEach((deletedFrom, deletedTo) => {
      for (const [from, to] of ranges) {
        const [start, stop] = [Math.max(from, deletedFrom), Math.min(to, deletedTo)];
        const text = stop > start ? current.textBetween(start, stop, '\n', '').trim() : '';
        if (text !== '' && !put.includes(text)) lost.push(text);
      }
    });
    const map = step.getMap();
    ranges = ranges.map(([from, to]) => [map.map(from, 1), map.map(to, -1)]);
    current = step.apply(current).doc ?? current;
  }
  return lost;
}

function insertedRanges(steps: readonly Step[]): (readonly [number, number])[] {
  let ranges: (readonly [number, number])[] = [];
  for (const step of steps) {
    const map = step.getMap();
    ranges = ranges.map(([from, to]) => [map.map(from, 1), map.map(to, -1)]);
    map.forEach((_from, _to, from, to) => {
      if (to > from) ranges.push([from, to]);
    });
  }
  return ranges;
}
