import { consentCategories } from '#content/entities/script-tag.ts';
import { isBlocked, loadTag } from '../../scripts/load-tag.ts';
import type { ServiceContext, ServiceType } from './service-adapter.ts';

/**
 * Loads each third-party script once for all its slots on a page. A script that fails rejects for the first slot and
 * resolves false for the others; the next page tries again.
 */
export function createServiceScripts(
  pageView: () => number,
  load = loadTag<boolean>,
): ServiceContext['loadScript'] {
  const loadOnce = (tagId: ServiceType, src: string, isAgain?: boolean) =>
    load(
      { tagId, timing: 'immediate', src, gdprCategory: consentCategories.targeting },
      (state) => (isBlocked(state) ? false : state === 'ran' || undefined),
      isAgain,
    );
  let loads = new Map<string, Promise<boolean>>();
  let loadedFor = pageView();
  return (tagId, src, isAgain) => {
    if (isAgain) return loadOnce(tagId, src, true);
    if (loadedFor !== pageView()) loads = new Map();
    loadedFor = pageView();
    const before = loads.get(tagId);
    if (before) return before.catch(() => false);
    const loading = loadOnce(tagId, src);
    loads.set(tagId, loading);
    // The reader may still consent on this page.
    loading.then(
      (isLoaded) => isLoaded || loads.delete(tagId),
      () => {},
    );
    return loading;
  };
}
