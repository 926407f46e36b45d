import type { ContentLink } from '#content/entities/content-link.ts';
import type { Settings } from '#content/entities/settings.ts';
import type { ContentDb } from '../store/content-db.ts';
import { getDirectoryRows } from '../store/directory.ts';
import { getRevisions, type Revisions } from '../store/revisions.ts';
import type { Scope } from '../store/scopes.ts';
import { getVanityDocs } from '../store/vanities.ts';
import type { SiteShell } from './cached-values.ts';
import { buildDirectory, type Directory } from './directory.ts';
import { createLru } from './lru.ts';

/**
 * Data read between two writes. A response uses the generation current at its start and adds only to that one, so data
 * from before and after a write is never mixed.
 */
export interface Generation {
  revisions: Revisions;
  directory: Directory;
  settings: Settings;
  /** Vanity entries as stored, by path: every page looks one up, and hardly any has one. */
  vanities: ReadonlyMap<string, string>;
  cards: { get(n: number): ContentLink | undefined; set(n: number, link: ContentLink): void };
  scopes: Map<string, Scope | null>;
  /** Story numbers of lists already read. */
  lists: {
    get(name: string): readonly number[] | undefined;
    set(name: string, numbers: readonly number[]): void;
  };
  /** Lists as they were presented, by the numbers of their stories: the same list is the same object on every page. */
  cardLists: {
    get(numbers: string): ContentLink[] | undefined;
    set(numbers: string, list: ContentLink[]): void;
  };
  /** Composed headers and footers, by edition. */
  shells: Map<string, SiteShell>;
  /** The latest of any generation: a shell that did not change stays the same object. */
  lastShells: Map<string, SiteShell>;
}

const cachedCards = 5000;
const cachedLists = 1000;

/**
 * Checks the store with every response for writes of this or another process. Responses that start together, such as a
 * page and its vanity entry, share one check, which is made after the last of them started.
 */
export function createGenerations(
  db: ContentDb,
  readSettings: () => Promise<Settings>,
): () => Promise<Generation> {
  let newest: Generation | undefined;
  let reading: Promise<Revisions> | undefined;
  const read = async () => {
    await Promise.resolve();
    reading = undefined;
    return getRevisions(db);
  };
  const lastShells: Generation['lastShells'] = new Map();
  return async () => {
    reading ??= read();
    const revisions = await reading;
    const known = newest;
    if (known && known.revisions.content === revisions.content) return known;
    const directory =
      known && known.revisions.directory === revisions.directory
        ? known.directory
        : buildDirectory(await getDirectoryRows(db));
    const vanities =
      known && known.revisions.vanity === revisions.vanity ? known.vanities : await getVanityDocs(db);
    const settings =
      known && known.revisions.settings === revisions.settings ? known.settings : await readSettings();
    const made: Generation = {
      revisions,
      directory,
      settings,
      vanities,
      cards: createLru(cachedCards),
      scopes: new Map(),
      lists: createLru(cachedLists),
      cardLists: createLru(cachedLists),
      shells: new Map(),
      lastShells,
    };
    if (!newest || newest.revisions.content < revisions.content) newest = made;
    return made;
  };
}
