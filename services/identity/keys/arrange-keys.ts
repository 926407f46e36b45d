/** A key is published this long before it signs, because clients cache the list of keys. */
const publishedMilliseconds = 86_400_000;
const signsMilliseconds = 90 * 86_400_000;
/** No token is valid longer than this after its key stopped signing. */
const retiredMilliseconds = 2 * 86_400_000;

interface ArrangedKeys<Key> {
  /** The first signs; all are published. */
  published: Key[];
  /** No longer needed. */
  ended: Key[];
  /** True when the next key has to be created. */
  needsNew: boolean;
}

/** Which key signs, which are only published, and which have ended. Depends on their ages only, so every process agrees. */
export function arrangeKeys<Key extends { createdAt: number }>(
  keys: readonly Key[],
  now: number,
): ArrangedKeys<Key> {
  const newestFirst = [...keys].sort((a, b) => b.createdAt - a.createdAt);
  const isReady = (key: Key) => now - key.createdAt >= publishedMilliseconds;
  const signing = newestFirst.find(isReady) ?? newestFirst.at(-1);
  if (!signing) return { published: [], ended: [], needsNew: true };
  const since = signing.createdAt + publishedMilliseconds;
  const older = newestFirst.filter((key) => key.createdAt < signing.createdAt);
  const isOver = now >= since + retiredMilliseconds;
  const waiting = newestFirst.filter((key) => key.createdAt > signing.createdAt);
  return {
    published: [signing, ...waiting, ...(isOver ? [] : older)],
    ended: isOver ? older : [],
    needsNew: waiting.length === 0 && now - signing.createdAt >= signsMilliseconds,
  };
}
