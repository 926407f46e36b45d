import { Fragment, type Node, Slice } from 'prosemirror-model';
import { ReplaceAroundStep, ReplaceStep, type Step, StepMap, Transform } from 'prosemirror-transform';
import { DataStep, overlap, wordsIn } from '#content/document/data-step.ts';
import { storySchema } from '#content/document/schema.ts';
import { isWorthKeeping, passageOf, plainPassage } from './passage.ts';

/** What was typed in some of the steps, and in which of them. */
export interface OwnPassage {
  document: Node;
  steps: readonly number[];
}

/** Text that was typed at one place, as a document that later steps are applied to. */
interface Run extends OwnPassage {
  /** Where the document would begin in the story. */
  at: number;
  /** The typed text, by positions in the document. */
  from: number;
  to: number;
}
interface Written extends OwnPassage {
  written: DataStep;
}

/**
 * What was typed in these of the steps, with its form and with later corrections. Keys that were typed one after the other
 * are one passage. The story that the steps were made in is not needed: a tab that was closed leaves only its steps.
 */
export function ownPassages(steps: readonly Step[], isWanted: (index: number) => boolean): OwnPassage[] {
  let runs: Run[] = [];
  let data: Written[] = [];
  steps.forEach((step, index) => {
    if (step instanceof DataStep) {
      // A value has what was in it before.
      data = data.filter(({ written }) => !overlap(step, written));
      const words = isWanted(index) ? wordsIn(step.change.value) : '';
      if (words !== '') data.push({ document: plainPassage(words), steps: [index], written: step });
      return;
    }
    const isTyped = isWanted(index) && slicePut(step).size > 0;
    const mayEdit = isTyped || slicePut(step).size === 0;
    let isHome = false;
    runs = runs.map((run) => {
      const after = mayEdit && !isHome ? edited(run, step) : undefined;
      isHome ||= after !== undefined;
      return after ? { ...after, steps: isTyped ? [...run.steps, index] : run.steps } : moved(run, step);
    });
    const begun = isTyped && !isHome ? begin(step, index) : undefined;
    if (begun) runs.push(begun);
  });
  return [...runs, ...data]
    .filter(({ document }) => isWorthKeeping(document))
    .map(({ document, steps: from }) => ({ document: checked(document), steps: from }));
}

const checked = (document: Node): Node => passageOf(new Slice(document.content, 0, 0));

const slicePut = (step: Step): Slice =>
  step instanceof ReplaceStep || step instanceof ReplaceAroundStep ? step.slice : Slice.empty;

/** The part of the story that a step changes. */
function rangeOf(step: Step): { from: number; to: number } | undefined {
  if ('from' in step && 'to' in step) return { from: Number(step.from), to: Number(step.to) };
  return undefined;
}

/** The run with a step that changes nothing outside of it; undefined for others. */
function edited(run: Run, step: Step): Run | undefined {
  const range = rangeOf(step);
  if (!range) return undefined;
  // A list is made around its line: around all of the run.
  const [from, to] = step instanceof ReplaceAroundStep ? [0, run.document.content.size] : [run.from, run.to];
  if (range.from < run.at + from || range.to > run.at + to) return undefined;
  try {
    const shifted = step.map(StepMap.offset(-run.at));
    const document = shifted?.apply(run.document).doc;
    const map = shifted?.getMap();
    if (!document || !map) return undefined;
    return { ...run, document, from: map.map(run.from, -1), to: map.map(run.to, 1) };
  } catch {
    return undefined;
  }
}

/** The run after a step beside it, or one that deletes a part of it. */
function moved(run: Run, step: Step): Run {
  const map = step.getMap();
  const rest = step instanceof ReplaceStep ? withoutRange(run, step.from, step.to) : run;
  return { ...rest, at: map.map(run.at + run.from, 1) - rest.from };
}

function withoutRange(run: Run, from: number, to: number): Run {
  const [start, stop] = [Math.max(from - run.at, run.from), Math.min(to - run.at, run.to)];
  if (stop <= start) return run;
  const { doc: document, mapping } = new Transform(run.document).delete(start, stop);
  return { ...run, document, to: mapping.map(run.to, -1) };
}

const { doc, paragraph } = storySchema.nodes;

/** A step that puts words or blocks into the story begins a run. */
function begin(step: Step, index: number): Run | undefined {
  if (step instanceof ReplaceAroundStep) return beginAround(step, index);
  if (!(step instanceof ReplaceStep)) return undefined;
  const { content, openStart, size } = step.slice;
  const isInline = content.firstChild?.isInline === true;
  const blocks = isInline ? Fragment.from(paragraph.create(null, content)) : content;
  // A part of a list or of a table is no document: what is typed in it later begins a run of its own.
  const isDocument = doc.validContent(blocks);
  const document = isDocument ? doc.create(null, blocks) : passageOf(step.slice);
  if (document.textContent === '' && !isWorthKeeping(document)) return undefined;
  const from = isInline ? 1 : openStart;
  const range = isDocument ? { from, to: from + size } : { from: 0, to: 0 };
  return { document, at: step.from - range.from, ...range, steps: [index] };
}

/**
 * Words that are typed over a selection which ends in a list stand before the rest of its item: the step keeps that, and has
 * empty blocks around it.
 */
function beginAround({ from, slice }: ReplaceAroundStep, index: number): Run | undefined {
  const blocks = passageOf(slice).children.filter(({ textContent }) => textContent.trim() !== '');
  if (blocks.length === 0) return undefined;
  return { document: doc.create(null, blocks), at: from, from: 0, to: 0, steps: [index] };
}
