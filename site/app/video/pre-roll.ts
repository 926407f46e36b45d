/** Shorter videos would be mostly advertisement. */
export const shortestWithPreRoll = 30;

interface PreRollFacts {
  /** Seconds; undefined if editors entered none. */
  duration: number | undefined;
  /** The reader's previous video began with one. */
  hadOneBefore: boolean;
}

/** Only before videos of at least 30 seconds, and never before two videos in a row. */
export function isPreRollDue({ duration, hadOneBefore }: PreRollFacts): boolean {
  return duration !== undefined && duration >= shortestWithPreRoll && !hadOneBefore;
}

const name = 'neutron:1:pre-roll';

/** Whether this device's last video began with a pre-roll. */
export function hadPreRollBefore(memory: Pick<Storage, 'getItem'>): boolean {
  try {
    return memory.getItem(name) === 'shown';
  } catch {
    return false;
  }
}

export function rememberPreRoll(memory: Pick<Storage, 'setItem' | 'removeItem'>, wasShown: boolean): void {
  try {
    if (wasShown) memory.setItem(name, 'shown');
    else memory.removeItem(name);
  } catch {
    // Without storage a reader may get two in a row; the video plays all the same.
  }
}
