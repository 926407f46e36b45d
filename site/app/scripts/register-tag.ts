import type { ScriptTag } from '#content/entities/script-tag-schema.ts';
import { scriptTexts } from './script-texts.ts';
import type { TagRegistry, TagRun } from './tag-registry.ts';
import { type Delay, waitForService } from './wait-for-service.ts';

type Registered = Parameters<TagRegistry['register']>;

let registry: TagRegistry | undefined;
let early: Registered[] = [];
const watched = new Set<string>();

/**
 * Registers a script that is not part of the page itself. It waits for its timing, its features and consent; use
 * `windowVar` to wait for its global.
 * @example
 * registerTag({ tagId: 'gpt', timing: 'queue', src: adScriptUrl, gdprCategory: 'C0004', windowVars: ['googletag'] });
 */
export function registerTag(...registered: Registered): void {
  for (const name of registered[0].windowVars ?? []) watched.add(name);
  if (registry) registry.register(...registered);
  else early.push(registered);
}

/** Registers the tags of the configuration, then those registered before the registry was ready, in their order. */
export function openRegistry(opened: TagRegistry, tags: readonly ScriptTag[]): void {
  registry = opened;
  const waiting = early;
  early = [];
  for (const tag of tags) registerTag(tag);
  for (const registered of waiting) registry.register(...registered);
}

/** The state of every tag on this page. */
export function tagRuns(): readonly TagRun[] {
  return registry?.runs() ?? [];
}

/**
 * Waits for a variable that a registered tag sets on `window`. Rejects if no tag declares it, and after thirty tries.
 */
export async function windowVar<T = unknown>(name: string, delay?: Delay): Promise<T> {
  if (typeof window === 'undefined') throw new Error(scriptTexts.noWindow);
  if (!watched.has(name)) throw new Error(scriptTexts.notWatched(name));
  return waitForService(name, () => Reflect.get(window, name) as T | undefined, delay);
}
