import { consentCategories } from '#content/entities/script-tag.ts';
import { registerTag, tagRuns } from '../../../scripts/register-tag.ts';
import { scriptTexts } from '../../../scripts/script-texts.ts';
import { waitForService } from '../../../scripts/wait-for-service.ts';
import type { Ima } from './google-ima.ts';

const tagId = 'ima';
const name = 'google.ima';
/** Between two polls; thirty of them are the longest a reader waits. */
const lookMilliseconds = 100;

/** Loads the SDK through the registry, once per page and only with consent; rejects if it does not load. */
export function loadIma(scriptUrl: string): Promise<Ima> {
  const holder = window as unknown as { google?: { ima?: Ima } };
  registerTag({
    tagId,
    timing: 'immediate',
    src: scriptUrl,
    attributes: { async: true },
    gdprCategory: consentCategories.targeting,
    windowVars: ['google'],
  });
  return waitForService(
    name,
    () => {
      const run = tagRuns().find(({ tag }) => tag.tagId === tagId);
      // If consent was withdrawn meanwhile, stop waiting.
      if (run && run.state !== 'ran' && run.state !== 'loading' && run.state !== 'pending')
        throw new Error(scriptTexts.missing(name));
      return holder.google?.ima;
    },
    () => new Promise((resolve) => setTimeout(resolve, lookMilliseconds)),
  );
}
