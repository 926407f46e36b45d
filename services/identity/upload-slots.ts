/** A user has one picture; a second upload may be on its way when the reader chose again. */
const mostPerAccount = 2;

/**
 * Counts uploads whose body is in memory: as many as may be decoded or wait for it, and few of one account. Uploads beyond
 * that are rejected before their body is read, so that memory stays bounded.
 */
export function createUploadSlots(most: number): {
  /** Takes a slot and returns a function that releases it; undefined if none is free. */
  take(owner: string): (() => void) | undefined;
} {
  const inProgress = new Map<string, number>();
  let total = 0;
  return {
    take(owner) {
      const own = inProgress.get(owner) ?? 0;
      if (total >= most || own >= mostPerAccount) return undefined;
      total += 1;
      inProgress.set(owner, own + 1);
      return () => {
        total -= 1;
        const left = (inProgress.get(owner) ?? 1) - 1;
        if (left > 0) inProgress.set(owner, left);
        else inProgress.delete(owner);
      };
    },
  };
}
