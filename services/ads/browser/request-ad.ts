import {
  type AdAnswer,
  type AdRequest,
  type EventReport,
  eventsPath,
  type FilledSlot,
  type SlotAnswer,
  slotsPath,
} from '../wire.ts';

/** After this timeout a slot is empty. */
export const answerMilliseconds = 3000;

export interface Answers {
  bySlot: ReadonlyMap<string, SlotAnswer>;
  /** The origin of creatives. */
  host: string;
}

/** Requests ads; throws on timeout, network errors and malformed responses. */
export async function requestAds(request: AdRequest): Promise<Answers> {
  const answer = await fetch(slotsPath, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(request),
    // All data is in the body; cookies are not sent.
    credentials: 'omit',
    signal: AbortSignal.timeout(answerMilliseconds),
  });
  if (!answer.ok) throw new Error(`the ad server answered ${answer.status}`);
  const body = (await answer.json()) as Partial<AdAnswer> | null;
  const slots: unknown = body?.slots;
  if (!Array.isArray(slots)) throw new Error('the ad server answered without slots');
  const bySlot = new Map(slots.filter(isAnswer).map((slot) => [slot.id, slot]));
  return { bySlot, host: typeof body?.origin === 'string' ? body.origin : location.origin };
}

/** A beacon is sent even while the page unloads. */
export function reportEvent(token: string, kind: EventReport['events'][number]['kind']): void {
  const body = JSON.stringify({ events: [{ token, kind }] } satisfies EventReport);
  navigator.sendBeacon(eventsPath, body);
}

const isPositive = (value: unknown) => typeof value === 'number' && value > 0 && value <= 4000;

function isAnswer(slot: unknown): slot is SlotAnswer {
  if (typeof slot !== 'object' || slot === null) return false;
  const given = slot as Partial<Omit<FilledSlot, 'isEmpty'>> & { isEmpty?: unknown };
  if (typeof given.id !== 'string') return false;
  if (given.isEmpty === true) return true;
  const { size } = given;
  return (
    given.isEmpty === false &&
    typeof given.creative === 'string' &&
    typeof given.token === 'string' &&
    (size === 'fluid' || (Array.isArray(size) && size.length === 2 && size.every(isPositive)))
  );
}
