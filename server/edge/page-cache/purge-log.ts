export interface LoggedPurge {
  sequence: number;
  at: number;
  hard: boolean;
}

/**
 * Purges that came while pages were being rendered. A render that began before a purge may show the old content;
 * when it is done, this log shows whether that is so.
 */
export interface PurgeLog {
  /** Counts purges; a render remembers the count it began at. */
  readonly sequence: number;
  record(surrogateKeys: readonly string[] | 'everything', purge: { at: number; hard: boolean }): void;
  /** The purges after `began` that touch one of the keys, as one. */
  since(began: number, surrogateKeys: readonly string[]): LoggedPurge | undefined;
  /** Nothing is being rendered: no purge can be raced any more. */
  forget(): void;
}

export function createPurgeLog(): PurgeLog {
  const byKey = new Map<string, LoggedPurge>();
  let everything: LoggedPurge | undefined;
  let sequence = 0;
  return {
    get sequence() {
      return sequence;
    },
    record(surrogateKeys, { at, hard }) {
      sequence += 1;
      // A withdrawal stays a withdrawal when an ordinary change follows it.
      if (surrogateKeys === 'everything')
        everything = { sequence, at, hard: hard || everything?.hard === true };
      else
        for (const key of surrogateKeys)
          byKey.set(key, { sequence, at, hard: hard || byKey.get(key)?.hard === true });
    },
    since(began, surrogateKeys) {
      let found: LoggedPurge | undefined;
      for (const purge of [everything, ...surrogateKeys.map((key) => byKey.get(key))]) {
        if (!purge || purge.sequence <= began) continue;
        const latest = found && found.sequence > purge.sequence ? found : purge;
        found = { ...latest, hard: purge.hard || found?.hard === true };
      }
      return found;
    },
    forget() {
      byKey.clear();
      everything = undefined;
    },
  };
}
