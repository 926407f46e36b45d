import { routeChanged } from '#app/behaviours/route-changed.ts';
import { type StoryEntered, storyEntered } from '#app/behaviours/story-entered.ts';
import { mayRun, onConsentChange } from '#app/consent/may-run.ts';
import { isOnForReader } from '#app/experiments/reader.ts';
import type { Log } from '#app/log.ts';
import type { ShownStore } from '#app/shown.ts';
import type { ScriptTag } from '#content/entities/script-tag.ts';
import { isFeatureName } from '#content/rules/feature-flags.ts';
import { insertScript } from './insert-script.ts';
import { openRegistry } from './register-tag.ts';
import { atMoment } from './script-moments.ts';
import { createTagRegistry } from './tag-registry.ts';

/** Registers the tags of the configuration, and asks again whenever an answer or the page changes. */
export function startTags(tags: readonly ScriptTag[], { store, log }: { store: ShownStore; log: Log }): void {
  /** What is on for the story being read, where stories follow the page's own. */
  let reading: StoryEntered['features'] | undefined;
  const registry = createTagRegistry({
    log,
    isFeatureOn(name) {
      const { screen } = store.get();
      // The page is everybody's; whether a tag runs may also depend on who reads it, and where.
      if (!reading && screen && isFeatureName(name)) return isOnForReader(name, screen);
      return reading?.[name] === true;
    },
    mayRun,
    atMoment,
    // Called by itself: a browser's own function refuses to be called as a part of something.
    whenQuiet: (call) => queueMicrotask(call),
    insert: insertScript,
  });
  openRegistry(registry, tags);
  onConsentChange(registry.reconsider);
  document.addEventListener(routeChanged, () => {
    reading = undefined;
    registry.pageChanged();
  });
  document.addEventListener(storyEntered, (event) => {
    reading = (event as CustomEvent<StoryEntered>).detail.features;
    registry.reconsider();
  });
}
