import { nextTask } from '#app/behaviours/next-task.ts';
import { routeChanged } from '#app/behaviours/route-changed.ts';
import { type StoryEntered, storyEntered } from '#app/behaviours/story-entered.ts';
import { mayRun, onConsentChange } from '#app/consent/may-run.ts';
import { factsOf, featuresForReader, onReaderKnown } from '#app/experiments/reader.ts';
import type { Log } from '#app/log.ts';
import type { PageStore } from '#app/page-store.ts';
import { storyFacts } from '#app/story-facts.ts';
import type { ScriptTag } from '#content/entities/script-tag-schema.ts';
import { matchesCriteria } from '#content/rules/criteria.ts';
import { findScript, insertScript } from './insert-script.ts';
import { isOnHere, onError } from './is-on-here.ts';
import { openRegistry } from './register-tag.ts';
import { atTiming } from './script-timing.ts';
import { setStoryStream, storyStream } from './story-stream.ts';
import { createTagRegistry } from './tag-registry.ts';

/** Registers the tags of the configuration, and checks them again whenever consent or the page changes. */
export function startTags(tags: readonly ScriptTag[], { store, log }: { store: PageStore; log: Log }): void {
  /** The story being read, if stories are appended. */
  let reading: StoryEntered | undefined;
  /** Flags of the last page in this document. */
  let last: ReturnType<typeof featuresForReader> | undefined;
  function ownFlags() {
    const { screen } = store.get();
    if (!screen) return onError(last);
    // The page is shared; whether a tag runs may also depend on the reader and their location.
    last = featuresForReader(screen, new URL(storyStream()?.path ?? '', location.href));
    return last;
  }
  ownFlags();
  const registry = createTagRegistry({
    log,
    isFeatureOn(name) {
      return isOnHere(name, {
        own: ownFlags(),
        reading: reading?.features,
        below: storyStream()?.flags(),
      });
    },
    isFor(when) {
      const { screen } = store.get();
      if (!screen) return false;
      const facts = factsOf(screen, new URL(location.href));
      const story = reading && { ...storyFacts(reading.page), path: reading.path };
      return matchesCriteria(when, { ...facts, ...story });
    },
    mayRun,
    atTiming,
    // Wrapped, because the browser's function throws when called as a method.
    afterRegistration: (call) => queueMicrotask(call),
    insert: insertScript,
    find: findScript,
    reload: () => location.reload(),
  });
  openRegistry(registry, tags);
  // Many listeners run at the same moment, and each inserted script is a task.
  const recheckSoon = () => void nextTask().then(registry.recheck);
  onConsentChange(recheckSoon);
  onReaderKnown(recheckSoon);
  document.addEventListener(routeChanged, () => {
    reading = undefined;
    // The story stream of the previous page may not have been torn down yet.
    setStoryStream();
    ownFlags();
    registry.pageChanged();
  });
  document.addEventListener(storyEntered, (event) => {
    reading = (event as CustomEvent<StoryEntered>).detail;
    registry.storyEntered();
  });
}
