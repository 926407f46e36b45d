import type { Person, PresenceInput } from '#content/entities/draft.ts';
import { presenceMilliseconds } from '#content/limits.ts';
import type { Staff } from '#platform/staff.ts';

interface Seen {
  place: Omit<PresenceInput, 'isLeaving'>;
  staff: Pick<Staff, 'sub' | 'name'>;
  at: number;
}

/** A client that closed the story. */
interface Left {
  clientId: string;
  at: number;
}

/** Who works in which story. It is in memory: a cursor moves too often for a table, and no screen needs it tomorrow. */
export interface Presence {
  set(storyId: string, input: PresenceInput, staff: Pick<Staff, 'sub' | 'name'>): void;
  /** Adds what other processes know. */
  merge(storyId: string, others: { people: readonly Person[]; left: readonly Left[] }): void;
  of(storyId: string): Person[];
}

export function createPresence(now: () => number): Presence {
  const stories = new Map<string, Map<string, Seen>>();

  function seenIn(storyId: string): Map<string, Seen> {
    const seen = stories.get(storyId) ?? new Map<string, Seen>();
    for (const [client, { at }] of seen) if (now() - at >= presenceMilliseconds.gone) seen.delete(client);
    if (seen.size === 0) stories.delete(storyId);
    return seen;
  }

  function put(storyId: string, seen: Seen): void {
    const known = seenIn(storyId);
    known.set(seen.place.clientId, seen);
    stories.set(storyId, known);
  }

  return {
    set(storyId, { isLeaving, ...place }, staff) {
      if (isLeaving) seenIn(storyId).delete(place.clientId);
      else put(storyId, { place, staff, at: now() });
      seenIn(storyId);
    },
    merge(storyId, { people, left }) {
      const known = seenIn(storyId);
      const isNews = (clientId: string, at: number) => at > (known.get(clientId)?.at ?? 0);
      for (const { sub, name, at: seenAt, isIdle: _, ...place } of people) {
        const at = Date.parse(seenAt);
        const isGone = now() - at >= presenceMilliseconds.gone;
        if (!isGone && isNews(place.clientId, at)) put(storyId, { place, staff: { sub, name }, at });
      }
      for (const { clientId, at } of left) if (isNews(clientId, at)) known.delete(clientId);
    },
    of: (storyId) =>
      [...seenIn(storyId).values()].map(({ place, staff, at }) => ({
        ...place,
        sub: staff.sub,
        ...(staff.name === undefined ? {} : { name: staff.name }),
        isIdle: now() - at >= presenceMilliseconds.idle,
        at: new Date(at).toISOString(),
      })),
  };
}
