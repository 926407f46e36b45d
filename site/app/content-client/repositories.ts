import { messages } from '#content/errors.ts';
import { PageError } from '../site-error.ts';
import type { ContentClient } from './client.ts';
import type { Answers } from './definitions.ts';

/** Small resources that hardly change while somebody reads: asked for once, then held. */
const heldNames = ['breakingNews', 'innovationIndexTrends'] as const;
export type HeldName = (typeof heldNames)[number];

export interface Repository<Name extends HeldName = HeldName> {
  get: () => Promise<Answers[Name]['data']>;
}

let mounted: ContentClient | undefined;
const held = new Map<HeldName, Promise<unknown>>();

/** The app is mounted: from now on there is a client to ask with. */
export function mountRepositories(client: ContentClient): void {
  mounted = client;
  held.clear();
}

export function getRepository<Name extends HeldName>(name: Name): Repository<Name> {
  const client = mounted;
  if (!client) throw new PageError(500, messages.repositoryTooEarly);
  if (!heldNames.includes(name)) throw new PageError(500, messages.apiResourceMissing(name));
  return {
    get() {
      const known = held.get(name);
      if (known) return known as Promise<Answers[Name]['data']>;
      const asked = client.request(name, {}).then(({ data }) => data);
      held.set(name, asked);
      // What failed is not held: the next one who needs it asks again.
      asked.catch(() => held.delete(name));
      return asked;
    },
  };
}
