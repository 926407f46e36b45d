import type { Step } from 'prosemirror-transform';
import type { FieldChange, StepJson } from '#content/entities/draft.ts';
import { draftLimits } from '#content/limits.ts';
import type { StoryCalls } from './story-calls.ts';
import { jsonOf } from './unsent-record.ts';

/** Browsers take 64 kB for all requests together that go on after a page; colleagues hear in one of them that it is closed. */
const mostBytes = 60_000;
/** Address of the request in JSON, id of the tab, number of steps. */
const envelopeBytes = 200;

interface Unsent {
  clientId: string;
  fields: readonly FieldChange[];
  steps: readonly { step: number; steps: readonly Step[] }[];
}

/**
 * Sends what fits into requests that go on when the page has ended. What does not fit stays in the browser's store, as
 * everything does until it is acknowledged.
 */
export async function sendLastRequests(
  { clientId, fields, steps }: Unsent,
  calls: Pick<StoryCalls, 'addSteps' | 'changeFields'>,
): Promise<void> {
  const space = createSpace();
  const sent: Promise<unknown>[] = [];
  const changes = space.take(fields, (change) => change, draftLimits.fieldsAtOnce);
  if (changes.length > 0) sent.push(calls.changeFields(changes, { keepalive: true }));
  for (const request of steps) {
    const fitting = space.take<Step, StepJson>(request.steps, jsonOf, draftLimits.stepsAtOnce);
    if (fitting.length > 0)
      sent.push(calls.addSteps({ step: request.step, clientId, steps: fitting }, { keepalive: true }));
  }
  await Promise.allSettled(sent);
}

function createSpace() {
  const encoder = new TextEncoder();
  let left = mostBytes;
  return {
    /** The first of them that fit: steps build on those before. */
    take<Item, Json>(items: readonly Item[], jsonFrom: (item: Item) => Json, most: number): Json[] {
      const taken: Json[] = [];
      let bytes = envelopeBytes;
      for (const item of items.slice(0, most)) {
        const json = jsonFrom(item);
        const more = encoder.encode(JSON.stringify(json)).length + 1;
        if (bytes + more > left) break;
        bytes += more;
        taken.push(json);
      }
      if (taken.length > 0) left -= bytes;
      return taken;
    },
  };
}
