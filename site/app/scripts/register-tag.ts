import type { ScriptTag } from '#content/entities/script-tag.ts';
import { scriptTexts } from './script-texts.ts';
import type { TagRegistry, TagRun } from './tag-registry.ts';
import { type Delay, waitForService } from './wait-for-service.ts';

type Registered = Parameters<TagRegistry['register']>;

let registry: TagRegistry | undefined;
let early: Registered[] = [];
const watched = new Set<string>();

/**
 * Every script that is not of the page itself comes in by this. It waits for its moment, its features and the
 * reader's leave; ask `windowVar` for what it brings.
 * @example
 * registerTag({ tagId: 'gpt', timing: 'queue', src: adScriptUrl, gdprCategory: 'C0004', windowVars: ['googletag'] });
 */
export function registerTag(...registered: Registered): void {
  for (const name of registered[0].windowVars ?? []) watched.add(name);
  if (registry) registry.register(...registered);
  else early.push(registered);
}

/** Whoever came before the registry was there is registered now, in the order they came. */
export function openRegistry(opened: TagRegistry, tags: readonly ScriptTag[]): void {
  registry = opened;
  const waiting = early;
  early = [];
  for (const tag of tags) registerTag(tag);
  for (const registered of waiting) registry.register(...registered);
}

/** What became of every tag of this page. */
export function tagRuns(): readonly TagRun[] {
  return registry?.runs() ?? [];
}

/**
 * Waits for a variable that a registered tag puts on `window`. Rejects when no tag said it would, and after thirty
 * tries.
 */
export async function windowVar<T = unknown>(name: string, delay?: Delay): Promise<T> {
  if (typeof window === 'undefined') throw new Error(scriptTexts.noWindow);
  if (!watched.has(name)) throw new Error(scriptTexts.notWatched(name));
  return waitForService(name, () => Reflect.get(window, name) as T | undefined, delay);
}
