/** Known to clients for so long before it signs: they keep the list of keys for a while. */
const publishedMilliseconds = 86_400_000;
const signsMilliseconds = 90 * 86_400_000;
/** No token lives longer than this after its key stopped signing. */
const afterlifeMilliseconds = 2 * 86_400_000;

export interface ArrangedKeys<Key> {
  /** The first signs; all are published. */
  published: Key[];
  /** Nobody needs these any more. */
  ended: Key[];
  /** It is time to make another one. */
  needsNew: boolean;
}

/** Which key signs, which are only known, and which are over: told by their ages alone, so every process agrees. */
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
  const isOver = now >= since + afterlifeMilliseconds;
  const waiting = newestFirst.filter((key) => key.createdAt > signing.createdAt);
  return {
    published: [signing, ...waiting, ...(isOver ? [] : older)],
    ended: isOver ? older : [],
    needsNew: waiting.length === 0 && now - signing.createdAt >= signsMilliseconds,
  };
}
