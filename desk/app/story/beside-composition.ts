import { sendableSteps } from 'prosemirror-collab';
import type { EditorState } from 'prosemirror-state';
import { Mapping, type Step } from 'prosemirror-transform';
import { DataStep } from '#content/document/data-step.ts';
import type { Range } from '#content/document/move-map.ts';
import { MoveStep } from '#content/document/move-step.ts';
import type { StoryText } from './story-text.ts';

interface NewSteps {
  steps: readonly Step[];
  clientIds: readonly string[];
}

/**
 * Passes steps of others on, and keeps back those that touch the block in which this editor composes, with all after them.
 * Nothing may be sent before they are applied.
 */
export function waitForComposition(text: StoryText, apply: (steps: NewSteps) => void) {
  let waiting: NewSteps | undefined;
  const take = (next: NewSteps): void => {
    const { steps, clientIds } = next;
    const count = text.isComposing ? countBesideComposition(text.state, next, text.clientId) : steps.length;
    apply({ steps: steps.slice(0, count), clientIds: clientIds.slice(0, count) });
    if (count < steps.length) waiting = { steps: steps.slice(count), clientIds: clientIds.slice(count) };
  };
  // At once: fast writers begin to compose the next word before anything else could run.
  text.onComposed(() => {
    const next = waiting;
    waiting = undefined;
    if (next) take(next);
  });
  return {
    take,
    get isWaiting() {
      return waiting !== undefined;
    },
    /** The text begins again: what waits is for another one. */
    reset() {
      waiting = undefined;
    },
  };
}

/**
 * How many of these steps can be applied while this editor composes at the caret: those before the first one that touches the
 * same text block. A change there would end the composition of the browser and leave pieces of it.
 */
function countBesideComposition(
  state: EditorState,
  { steps, clientIds }: NewSteps,
  clientId: string,
): number {
  const { $head } = state.selection;
  const unsent = sendableSteps(state)?.steps ?? [];
  // The steps are for a text without what is not sent here.
  const known = new Mapping(unsent.map((step) => step.getMap().invert()).reverse());
  const block = { from: known.map($head.start(), -1), to: known.map($head.end(), 1) };
  const { uuid } = $head.node(Math.min(1, $head.depth)).attrs;
  for (const [index, step] of steps.entries()) {
    if (clientIds[index] !== clientId && touches(step, block, uuid)) return index;
    const map = step.getMap();
    block.from = map.map(block.from, -1);
    block.to = map.map(block.to, 1);
  }
  return steps.length;
}

function touches(step: Step, { from, to }: Range, uuid: unknown): boolean {
  if (step instanceof DataStep) return step.target.uuid === uuid;
  const changed = rangeOf(step);
  return changed !== undefined && changed.from <= to && changed.to >= from;
}

/** What a step changes, with what it leaves as it is in the middle: the view renders that again too. */
function rangeOf(step: Step): Range | undefined {
  if (step instanceof MoveStep) {
    const { start, end } = step.getMap();
    return { from: start, to: end };
  }
  const { from, to, pos } = step as { from?: number; to?: number; pos?: number };
  if (from !== undefined && to !== undefined) return { from, to };
  return pos === undefined ? undefined : { from: pos, to: pos + 1 };
}
