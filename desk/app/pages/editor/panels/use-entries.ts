import { useEffect, useState } from 'react';
import { z } from 'zod';
import { commonQuery, defineCall, envelope, site } from '#content/calls/call.ts';
import { callApi } from '../../../api/call-api.ts';

export interface Entry {
  id: string;
  name: string;
}

const entry = z.looseObject({
  id: z.string(),
  entry: z.looseObject({
    name: z.string().optional(),
    firstName: z.string().optional(),
    lastName: z.string().optional(),
  }),
});

/** The list call of a kind of managed entry, with only what a choice shows. */
const listOf = (kind: string) =>
  defineCall({
    name: `list ${kind}`,
    summary: 'Entries to choose from',
    method: 'GET',
    path: `/api/neutron/manage/{site}/${kind}`,
    params: z.object({ site }),
    query: z.strictObject({ ...commonQuery }),
    answer: envelope(z.object({ items: z.array(entry) })),
    errors: [],
    auth: 'staff',
  });

const known = new Map<string, Promise<Entry[]>>();

function load(kind: string): Promise<Entry[]> {
  const started =
    known.get(kind) ??
    callApi(listOf(kind)).then(({ items }) =>
      items.map(({ id, entry: { name, firstName, lastName } }) => ({
        id,
        name: name ?? ([firstName, lastName].filter(Boolean).join(' ') || id),
      })),
    );
  known.set(kind, started);
  started.catch(() => known.delete(kind));
  return started;
}

/** Authors, topics or tags by name; loaded once for all stories. Without a kind nothing is loaded. */
export function useEntries(kind: 'authors' | 'topics' | 'tags' | undefined): readonly Entry[] {
  const [entries, setEntries] = useState<readonly Entry[]>([]);
  useEffect(() => {
    if (kind === undefined) return undefined;
    let isGone = false;
    load(kind)
      .then((found) => !isGone && setEntries(found))
      .catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [kind]);
  return entries;
}
