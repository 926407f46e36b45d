interface MemoryCache<T> {
  get(key: string): T | undefined;
  put(key: string, value: T, bytes: number): void;
}

/**
 * The pictures requested most, ready to be sent. Each expires after a while: the next request then checks whether the
 * original changed, and marks the file on disk as still in use.
 */
export function createMemoryCache<T>(options: {
  maxBytes: number;
  milliseconds: number;
  now(): number;
}): MemoryCache<T> {
  const { maxBytes, milliseconds, now } = options;
  const entries = new Map<string, { value: T; bytes: number; until: number }>();
  let total = 0;

  function drop(key: string): void {
    total -= entries.get(key)?.bytes ?? 0;
    entries.delete(key);
  }

  return {
    get(key) {
      const found = entries.get(key);
      if (!found) return undefined;
      if (found.until > now()) return found.value;
      drop(key);
      return undefined;
    },
    put(key, value, bytes) {
      drop(key);
      // One large picture must not push out all the others.
      if (bytes > maxBytes / 8) return;
      entries.set(key, { value, bytes, until: now() + milliseconds });
      total += bytes;
      // The first entry of a map is the oldest, and all entries have the same lifetime: it would expire next anyway.
      for (const first of entries.keys()) {
        if (total <= maxBytes) return;
        drop(first);
      }
    },
  };
}
