import { nextTask } from '#app/behaviours/next-task.ts';
import { routeChanged } from '#app/behaviours/route-changed.ts';
import { type StoryEntered, storyEntered } from '#app/behaviours/story-entered.ts';
import { mayRun, onConsentChange } from '#app/consent/may-run.ts';
import { factsOf, featuresForReader, onReaderKnown } from '#app/experiments/reader.ts';
import type { Log } from '#app/log.ts';
import type { PageStore } from '#app/page-store.ts';
import { storyFacts } from '#app/story-facts.ts';
import type { ScriptTag } from '#content/entities/script-tag.ts';
import { matchesCriteria } from '#content/rules/criteria.ts';
import { findScript, insertScript } from './insert-script.ts';
import { isOnHere, onError } from './is-on-here.ts';
import { openRegistry } from './register-tag.ts';
import { atMoment } from './script-moments.ts';
import { setStoryLine, storyLine } from './story-line.ts';
import { createTagRegistry } from './tag-registry.ts';

/** Registers the tags of the configuration, and asks again whenever an answer or the page changes. */
export function startTags(tags: readonly ScriptTag[], { store, log }: { store: PageStore; log: Log }): void {
  /** The story being read, where stories follow the page's own. */
  let reading: StoryEntered | undefined;
  /** Of the last page that stood in this document. */
  let last: ReturnType<typeof featuresForReader> | undefined;
  function ownFlags() {
    const { screen } = store.get();
    if (!screen) return onError(last);
    // The page is everybody's; whether a tag runs may also depend on who reads it, and where.
    last = featuresForReader(screen, new URL(storyLine()?.path ?? '', location.href));
    return last;
  }
  ownFlags();
  const registry = createTagRegistry({
    log,
    isFeatureOn(name) {
      return isOnHere(name, {
        own: ownFlags(),
        reading: reading?.features,
        below: storyLine()?.flags(),
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
    atMoment,
    // Called by itself: a browser's own function refuses to be called as a part of something.
    whenQuiet: (call) => queueMicrotask(call),
    insert: insertScript,
    find: findScript,
    startOver: () => location.reload(),
  });
  openRegistry(registry, tags);
  // Many hear of it in one moment, and each script that comes is work of its own.
  const reconsiderSoon = () => void nextTask().then(registry.reconsider);
  onConsentChange(reconsiderSoon);
  onReaderKnown(reconsiderSoon);
  document.addEventListener(routeChanged, () => {
    reading = undefined;
    // The line of the page before may not have heard yet that it is over.
    setStoryLine();
    ownFlags();
    registry.pageChanged();
  });
  document.addEventListener(storyEntered, (event) => {
    reading = (event as CustomEvent<StoryEntered>).detail;
    registry.storyEntered();
  });
}
