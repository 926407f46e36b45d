import type { AnnouncedSteps } from './story-events.ts';

type NewestSteps = NonNullable<AnnouncedSteps['newest']>;

/** A tab that cannot apply what arrives, because a request takes long, does not collect it without an end. */
const mostArrived = 50;

/** What is known here of the steps that the server has, beyond those in the text. */
export function createAnnouncements() {
  /** Only a call can say whether there is anything new. */
  let isUnsure = false;
  let newest = 0;
  /** Steps that came with an event, by the number of steps before them. */
  const arrived = new Map<number, NewestSteps>();
  return {
    isAhead: (version: number) => isUnsure || newest > version,
    add(announced: AnnouncedSteps, version: number): void {
      const { step } = announced;
      if (step === undefined) {
        isUnsure = true;
        return;
      }
      newest = Math.max(newest, step);
      for (const after of arrived.keys()) if (after < version) arrived.delete(after);
      if (announced.newest && step > version && arrived.size < mostArrived)
        arrived.set(step - announced.newest.steps.length, announced.newest);
    },
    /** The steps that come next after a number, if they have arrived. */
    take(version: number): NewestSteps | undefined {
      const next = arrived.get(version);
      arrived.delete(version);
      return next;
    },
    /** The text has, or a call will bring, everything announced until now. */
    settle(version: number): void {
      isUnsure = false;
      newest = version;
    },
    doubt(): void {
      isUnsure = true;
    },
    /** The text is another one. What was announced while it was read may be newer. */
    reset(): void {
      isUnsure = false;
      arrived.clear();
    },
  };
}
