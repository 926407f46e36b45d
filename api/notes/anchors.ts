import { ReplaceStep, type Step } from 'prosemirror-transform';
import { MoveMap, remainingRanges } from '#content/document/move-map.ts';
import { stepFrom } from '#content/document/step-from.ts';
import type { Note, NoteAnchor } from '#content/entities/note.ts';
import type { ContentDb } from '../store/content-db.ts';
import { getDraftRow, getStepsAfter } from '../store/drafts.ts';

/** The anchor as it is stored: where it was at a step, and whether its passage was still there. */
export type StoredAnchor = NoteAnchor & { isGone?: boolean | undefined };
type PlacedAnchor = NonNullable<Note['anchor']>;

/**
 * Reads the steps that came after the oldest anchor once, and follows every anchor through them. Words that are cut and pasted are
 * deleted at one place and put back at another, by the same steps or, when they are cut or their deletion is undone, by later
 * ones: their note is found again where they come back.
 */
export async function placeAnchors(
  db: ContentDb,
  n: number,
  anchors: readonly StoredAnchor[],
): Promise<Map<StoredAnchor, PlacedAnchor>> {
  if (anchors.length === 0) return new Map();
  const draft = await getDraftRow(db, n);
  const oldest = Math.min(...anchors.map(({ step }) => step));
  const batches = draft ? await getStepsAfter(db, n, oldest) : [];
  const steps = batches.flatMap((batch) =>
    batch.steps.map((json, index) => ({ step: stepFrom(json), before: index })),
  );
  const newest = oldest + steps.length;
  return new Map(
    anchors.map((anchor) => {
      const { quote, step } = anchor;
      // The draft was made again since: positions of the former one mean nothing.
      if (step > newest) return [anchor, { from: 0, to: 0, step: newest, quote, isGone: true }];
      return [anchor, { ...follow(anchor, steps.slice(step - oldest)), step: newest, quote }];
    }),
  );
}

/** A step, and how many steps before it were sent together with it. */
interface SentStep {
  step: Step;
  before: number;
}
interface Place {
  from: number;
  to: number;
  isGone: boolean;
}

function follow({ from, to, quote, isGone = false }: StoredAnchor, steps: readonly SentStep[]): Place {
  let place: Place = { from, to, isGone };
  let goneSince = isGone ? -1 : steps.length;
  steps.forEach(({ step, before }, index) => {
    const wasGone = place.isGone;
    // Later on, a short quote may be in what was pasted by chance.
    const isLate = wasGone && index - before > goneSince;
    place = advance(place, step, quote, isLate);
    if (!place.isGone || wasGone) return;
    goneSince = index;
    // A step before this one, sent with it, may have put the words elsewhere already.
    const together = steps.slice(Math.max(0, index - before), index + 1).map((one) => one.step);
    place = together.reduce((last, one) => advance(last, one, quote, false), place);
  });
  return place;
}

function advance(place: Place, step: Step, quote: string, isLate: boolean): Place {
  const next = mapped(place, step);
  return next.isGone ? (putBack(step, quote, isLate) ?? next) : next;
}

function mapped({ from, to, isGone }: Place, step: Step): Place {
  const map = step.getMap();
  let [start, end] = [map.map(from, 1), map.map(to, -1)];
  if (map instanceof MoveMap && end - start !== to - from) {
    // A move takes its words apart: the note stays with most of them.
    const [most] = remainingRanges({ from, to }, map).sort((a, b) => b.to - b.from - (a.to - a.from));
    if (most) [start, end] = [most.from, most.to];
  }
  return isGone || end <= start
    ? { from: start, to: start, isGone: true }
    : { from: start, to: end, isGone: false };
}

/** Fewer characters are no proof that these are the same words. */
const unmistakable = 12;

/** Where a step puts these words into the text, if it does so in one place. */
function putBack(step: Step, quote: string, isLate: boolean): Place | undefined {
  if (!(step instanceof ReplaceStep)) return undefined;
  const { content, openStart } = step.slice;
  const runs: { text: string; at: number }[] = [];
  content.descendants((node, at) => {
    const last = runs.at(-1);
    if (!node.isText) return;
    if (last && last.at + last.text.length === at) last.text += node.text ?? '';
    else runs.push({ text: node.text ?? '', at });
  });
  const isMeant = (text: string) =>
    text.includes(quote) && (!isLate || quote.length >= unmistakable || text.trim() === quote);
  const found = runs.flatMap(({ text, at }) => (isMeant(text) ? [at + text.indexOf(quote)] : []));
  const [at] = found;
  if (at === undefined || found.length > 1) return undefined;
  const from = step.from + at - openStart;
  return { from, to: from + quote.length, isGone: false };
}
