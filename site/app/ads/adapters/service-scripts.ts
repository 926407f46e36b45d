import { consentCategories } from '#content/entities/script-tag.ts';
import { isKeptAway, loadTag } from '../../scripts/load-tag.ts';
import type { ServiceContext, ServiceType } from './service-adapter.ts';

/**
 * Brings scripts of other companies, each for all its slots of a page. One that fails fails once: its first slot tells,
 * and the others are empty. Another page tries again.
 */
export function createServiceScripts(
  visit: () => number,
  load = loadTag<boolean>,
): ServiceContext['loadScript'] {
  const loadOnce = (tagId: ServiceType, src: string, isAgain?: boolean) =>
    load(
      { tagId, timing: 'immediate', src, gdprCategory: consentCategories.targeting },
      (state) => (isKeptAway(state) ? false : state === 'ran' || undefined),
      isAgain,
    );
  let asked = new Map<string, Promise<boolean>>();
  let askedFor = visit();
  return (tagId, src, isAgain) => {
    if (isAgain) return loadOnce(tagId, src, true);
    if (askedFor !== visit()) asked = new Map();
    askedFor = visit();
    const before = asked.get(tagId);
    if (before) return before.catch(() => false);
    const coming = loadOnce(tagId, src);
    asked.set(tagId, coming);
    // A reader may still give their leave.
    coming.then(
      (hasCome) => hasCome || asked.delete(tagId),
      () => {},
    );
    return coming;
  };
}
