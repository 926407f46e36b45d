import { messages } from '#content/errors.ts';
import type { GlobalStateStore } from '../global-state/global-state-store.ts';
import { PageError } from '../site-error.ts';
import type { ContentClient } from './client.ts';
import type { Answers } from './definitions.ts';

/** Small resources that rarely change during a session: fetched once, then stored in the global state. */
const heldNames = ['breakingNews', 'innovationIndexTrends'] as const;
type HeldName = (typeof heldNames)[number];

interface Repository<Name extends HeldName = HeldName> {
  get: () => Promise<readonly Item<Name>[]>;
}
type Item<Name extends HeldName> = Answers[Name]['data']['items'][number];

let mounted: { client: ContentClient; state: GlobalStateStore } | undefined;
const underway = new Map<HeldName, Promise<readonly unknown[]>>();

/** Called when the app is mounted: sets the client to fetch with and the state to store results in. */
export function mountRepositories(client: ContentClient, state: GlobalStateStore): void {
  mounted = { client, state };
  underway.clear();
}

export function getRepository<Name extends HeldName>(name: Name): Repository<Name> {
  if (!mounted) throw new PageError(500, messages.repositoryTooEarly);
  if (!heldNames.includes(name)) throw new PageError(500, messages.apiResourceMissing(name));
  const { client, state } = mounted;
  return {
    async get() {
      const held = state.get()[name] ?? (await (underway.get(name) ?? fetchOnce(name, client, state)));
      return held as readonly Item<Name>[];
    },
  };
}

function fetchOnce(
  name: HeldName,
  client: ContentClient,
  state: GlobalStateStore,
): Promise<readonly unknown[]> {
  const fetching = client.request(name, {}).then(({ data: { items } }) => {
    state.update({ [name]: items });
    return items;
  });
  underway.set(name, fetching);
  // A failure is not stored: the next use fetches again.
  fetching.then(
    () => underway.delete(name),
    () => underway.delete(name),
  );
  return fetching;
}
