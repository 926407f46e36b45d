import type { Node } from 'prosemirror-model';
import { Mapping, ReplaceAroundStep, ReplaceStep, type Step } from 'prosemirror-transform';
import { DataStep, overlap, valueIn, wordsIn } from '#content/document/data-step.ts';
import { type Range, remainingRanges } from '#content/document/move-map.ts';
import { MoveStep } from '#content/document/move-step.ts';
import type { PassageReason } from '#content/entities/note.ts';
import type { Account } from './unsent-store.ts';

/** A passage that is not on the server yet, as this browser keeps it. */
export interface DisplacedText {
  /** Also that of its note. */
  id: string;
  text: string;
  /** With its form; records of earlier releases have none. */
  document?: unknown;
  why: PassageReason;
  /** Of `rejected`: what the server answered. */
  problem?: string | undefined;
  /** The field they were written in; absent: the text. */
  field?: string | undefined;
  /** Who keeps it; records of earlier releases do not say. */
  account?: Account;
  at: string;
}

/** Text that is not in the story any more, or never was. */
export interface Lost extends Pick<DisplacedText, 'why' | 'problem' | 'field'> {
  /** Of a passage that was lost in parts: all of it replaces what is kept under this id. */
  id?: string;
  document: Node;
}

function typedBy(step: Step): string {
  if (!(step instanceof ReplaceStep) && !(step instanceof ReplaceAroundStep)) return '';
  const { content } = step.slice;
  return content.textBetween(0, content.size, '\n', leafText);
}

/** The words of a block that is data as a whole. */
const leafText = ({ attrs }: Node): string => wordsIn(attrs.embed);

/**
 * Where in the document text of colleagues stands that these own steps delete, and that the editor did not see when deleting;
 * spaces, too.
 */
export function unseenDeletions(
  document: Node,
  theirs: readonly Step[],
  own: readonly (Step | undefined)[],
): Range[] {
  let ranges = insertedRanges(theirs);
  let current = document;
  const back = new Mapping();
  const lost: Range[] = [];
  for (const step of own) {
    if (!step) continue;
    const put = typedBy(step);
    const map = step.getMap();
    map.forEach((deletedFrom, deletedTo) => {
      if (step instanceof MoveStep) return;
      for (const { from, to } of ranges) {
        const [start, stop] = [Math.max(from, deletedFrom), Math.min(to, deletedTo)];
        const text = stop > start ? current.textBetween(start, stop, '\n', '') : '';
        // Both wrote the same. A word that merely occurs in what was typed is not theirs.
        if (text === '' || (put !== '' && put.trim() === text.trim())) continue;
        lost.push({ from: back.invert().map(start, 1), to: back.invert().map(stop, -1) });
      }
    });
    back.appendMap(map);
    ranges = rangesAfter(ranges, step);
    current = step.apply(current).doc ?? current;
  }
  return lost;
}

const embedIn = (document: Node, uuid: string) =>
  document.children.find(({ type, attrs }) => type.name === 'embed' && attrs.uuid === uuid);

/** A block as it was before one of these steps removed it: with what others of them wrote into it. */
function newestEmbed(document: Node, steps: readonly (Step | undefined)[], uuid: string): Node | undefined {
  let current = document;
  let newest = embedIn(document, uuid);
  for (const step of steps) {
    current = step?.apply(current).doc ?? current;
    newest = embedIn(current, uuid) ?? newest;
  }
  return newest;
}

/**
 * The words of a block that own steps remove, with all that colleagues wrote into it: the own steps may have put an older
 * copy in its place before.
 */
function wordsOfRemoved(
  before: Node,
  own: readonly (Step | undefined)[],
  uuid: string,
  written: readonly DataStep[],
): string {
  const values = written.filter(({ target }) => target.uuid === uuid).map((step) => valueIn(before, step));
  const words = [newestEmbed(before, own, uuid)?.attrs.embed, ...values].flatMap((value) =>
    wordsIn(value).split('\n'),
  );
  return [...new Set(words)].join('\n');
}

/** Blocks that these steps put into the text or moved. */
const blocksPut = (steps: readonly Step[]): string[] =>
  steps.flatMap((step) =>
    step instanceof ReplaceStep
      ? step.slice.content.content.flatMap(({ type, attrs }) => (type.name === 'embed' ? [attrs.uuid] : []))
      : [],
  );

/**
 * What colleagues wrote into the data of blocks, and own steps replace unseen: `lost` are words that are gone by it, `again`
 * are values that only an older copy of a moved block took back.
 */
export function unseenData(
  { before, after }: { before: Node; after: Node },
  theirs: readonly Step[],
  own: readonly (Step | undefined)[],
): { lost: string[]; again: DataStep[] } {
  const written = theirs.filter((step) => step instanceof DataStep);
  const ownWritten = own.filter((step) => step instanceof DataStep);
  const newest = written.filter(
    (step, index) => !written.slice(index + 1).some((later) => overlap(step, later)),
  );
  const gone = new Set(blocksPut(theirs).filter((uuid) => !embedIn(after, uuid)));
  const lost = [...gone].map((uuid) => wordsOfRemoved(before, own, uuid, newest));
  const again: DataStep[] = [];
  for (const step of newest) {
    if (gone.has(step.target.uuid)) continue;
    const [value, now] = [valueIn(before, step), valueIn(after, step)];
    const isThere = after.children.some(({ attrs }) => attrs.uuid === step.target.uuid);
    const isReplaced = !isThere || ownWritten.some((ours) => overlap(step, ours));
    const words = wordsIn(value);
    if (isReplaced && !wordsIn(now).includes(words)) lost.push(words);
    else if (!isReplaced && JSON.stringify(value) !== JSON.stringify(now))
      again.push(new DataStep(step.target, { path: step.change.path, value }));
  }
  return { lost: lost.filter((words) => words !== ''), again };
}

/** Where steps put something in; blocks that they moved were there before. */
function insertedRanges(steps: readonly Step[]): Range[] {
  let ranges: Range[] = [];
  for (const step of steps) {
    ranges = rangesAfter(ranges, step);
    if (step instanceof MoveStep) continue;
    step.getMap().forEach((_from, _to, from, to) => {
      if (to > from) ranges.push({ from, to });
    });
  }
  return joined(ranges);
}

/** Keys that were typed one after another are one text. */
function joined(ranges: readonly Range[]): Range[] {
  const result: Range[] = [];
  for (const { from, to } of ranges.toSorted((a, b) => a.from - b.from)) {
    const last = result.at(-1);
    if (last && from <= last.to) last.to = Math.max(last.to, to);
    else result.push({ from, to });
  }
  return result;
}

/** A range stays one where something came into its middle, unless a move took a part of it away. */
function rangesAfter(ranges: readonly Range[], step: Step): Range[] {
  const map = step.getMap();
  if (step instanceof MoveStep) return ranges.flatMap((range) => remainingRanges(range, map));
  return ranges.map(({ from, to }) => ({ from: map.map(from, 1), to: map.map(to, -1) }));
}
