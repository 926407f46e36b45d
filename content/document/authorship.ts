import type { Node } from 'prosemirror-model';
import { ReplaceStep, type Step } from 'prosemirror-transform';
import type { StepJson } from '../entities/draft.ts';
import { remainingRanges } from './move-map.ts';
import { MoveStep } from './move-step.ts';
import { stepFrom } from './step-from.ts';

/** Steps that were sent together. */
export interface WrittenSteps {
  steps: readonly StepJson[];
  by: string;
  /** Milliseconds since 1970. */
  at: number;
}

/** A run of the text that one person wrote; positions are those of the document after the last step. */
export interface AuthoredRun {
  from: number;
  to: number;
  by: string;
  at: number;
}

/**
 * Who wrote which part of a text, from its steps. Text without a run was there before the first of them. Words that were
 * written and removed again have no author.
 */
export function authorsOf(written: readonly WrittenSteps[]): AuthoredRun[] {
  let runs: AuthoredRun[] = [];
  for (const { steps: sent, by, at } of written) {
    const steps = sent.map(stepFrom);
    const moves = movesIn(steps);
    const taken = new Map<number, AuthoredRun[]>();
    for (const [index, step] of steps.entries()) {
      const map = step.getMap();
      if (step instanceof ReplaceStep) taken.set(index, within(runs, step.from, step.to));
      const from = moves.get(index);
      const added: AuthoredRun[] = [];
      map.forEach((_oldStart, _oldEnd, start, end) => {
        // A move writes nothing.
        if (step instanceof MoveStep) return;
        if (end > start && from === undefined) added.push({ from: start, to: end, by, at });
        else if (end > start)
          added.push(...shifted(takenBy(from ?? 0, index, { steps, runs, taken }), start));
      });
      runs = [
        ...runs.flatMap((run) => remainingRanges(run, map).map((range) => ({ ...run, ...range }))),
        ...added,
      ];
    }
  }
  return runs.filter(({ from, to }) => to > from).toSorted((a, b) => a.from - b.from);
}

/** Shorter words that go and come may be other words. */
const leastMoved = 12;

/** Which steps put back what another of them, sent with it, takes away: words that move stay those of their author. */
function movesIn(steps: readonly Step[]): Map<number, number> {
  const sizeOf = (step: Step, isDeletion: boolean) => {
    if (!(step instanceof ReplaceStep)) return 0;
    const [gone, come] = [step.to - step.from, step.slice.size];
    if (isDeletion) return come === 0 ? gone : 0;
    return gone === 0 ? come : 0;
  };
  const moves = new Map<number, number>();
  for (const [index, step] of steps.entries()) {
    const size = sizeOf(step, false);
    if (size < leastMoved) continue;
    const used = new Set(moves.values());
    const from = steps.findIndex((other, at) => !used.has(at) && sizeOf(other, true) === size);
    if (from >= 0) moves.set(index, from);
  }
  return moves;
}

/** What the step that takes words away has under it, at the step that puts them back. */
function takenBy(
  deletion: number,
  insertion: number,
  {
    steps,
    runs,
    taken,
  }: {
    steps: readonly Step[];
    runs: readonly AuthoredRun[];
    taken: ReadonlyMap<number, AuthoredRun[]>;
  },
): AuthoredRun[] {
  if (deletion < insertion) return taken.get(deletion) ?? [];
  const step = steps[deletion];
  if (!(step instanceof ReplaceStep)) return [];
  // The words are still at their first place: its positions before the steps in between.
  let [from, to] = [step.from, step.to];
  for (const between of steps.slice(insertion, deletion).toReversed()) {
    const back = between.getMap().invert();
    [from, to] = [back.map(from, 1), back.map(to, -1)];
  }
  return within(runs, from, to);
}

/** Runs between two positions, counted from the first. */
const within = (runs: readonly AuthoredRun[], start: number, end: number): AuthoredRun[] =>
  runs.flatMap((run) => {
    const [from, to] = [Math.max(run.from, start) - start, Math.min(run.to, end) - start];
    return to > from ? [{ ...run, from, to }] : [];
  });
const shifted = (runs: readonly AuthoredRun[], by: number): AuthoredRun[] =>
  runs.map((run) => ({ ...run, from: run.from + by, to: run.to + by }));

/** A sentence of the text, and who wrote most of it. */
export interface AuthoredSentence {
  text: string;
  /** Absent: it was there before the text was opened in the editor. */
  by?: string;
  at?: number;
}

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** The sentences of a text in order, by block, each with the person who wrote most of its characters. */
export function authoredSentences(document: Node, runs: readonly AuthoredRun[]): AuthoredSentence[][] {
  const blocks: AuthoredSentence[][] = [];
  document.descendants((node, position) => {
    if (!node.isTextblock) return true;
    const text = node.textBetween(0, node.content.size, undefined, '\ufffc');
    const sentences = [...segmenter.segment(text)].map(({ segment, index }) =>
      authored(segment, position + 1 + index, runs),
    );
    if (sentences.length > 0) blocks.push(sentences);
    return false;
  });
  return blocks;
}

function authored(text: string, from: number, runs: readonly AuthoredRun[]): AuthoredSentence {
  const to = from + text.length;
  const shares = new Map<string, { characters: number; at: number }>();
  let known = 0;
  for (const run of runs) {
    const characters = Math.min(to, run.to) - Math.max(from, run.from);
    if (characters <= 0) continue;
    known += characters;
    const share = shares.get(run.by);
    shares.set(run.by, {
      characters: (share?.characters ?? 0) + characters,
      at: Math.max(run.at, share?.at ?? 0),
    });
  }
  const [most] = [...shares].toSorted(([, a], [, b]) => b.characters - a.characters);
  // Half of a sentence from before the first step stays theirs who wrote it then.
  if (!most || most[1].characters < text.length - known) return { text };
  return { text, by: most[0], at: most[1].at };
}
