import { consentCategories } from '#content/entities/script-tag.ts';
import { registerTag, tagRuns } from '../scripts/register-tag.ts';
import { scriptTexts } from '../scripts/script-texts.ts';
import { waitForService } from '../scripts/wait-for-service.ts';

type Googletag = typeof googletag;

const tagId = 'gpt';
const name = 'googletag';

/** A script of our own house tells nobody else about a reader. */
export const isOwnScript = (url: string) => /^\/(?!\/)/.test(url);

/** Brings the ad script by the registry, once; what is on `window` when it has come, or why it has not. */
export async function loadGpt(url: string): Promise<Googletag> {
  const holder = window as unknown as { googletag?: Pick<Googletag, 'cmd'> & { apiReady?: boolean } };
  holder.googletag ??= { cmd: [] };
  const { cmd } = holder.googletag;
  const { critical, targeting } = consentCategories;
  registerTag({
    tagId,
    timing: 'immediate',
    src: url,
    attributes: { async: true },
    gdprCategory: isOwnScript(url) ? critical : targeting,
    windowVars: [name],
  });
  const isReady = new Promise<void>((resolve) => void cmd.push(() => resolve()));
  const found = waitForService(name, () => {
    const run = tagRuns().find(({ tag }) => tag.tagId === tagId);
    if (run?.state === 'failed' || run?.state === 'aborted') throw new Error(scriptTexts.missing(name));
    return holder.googletag?.apiReady ? true : undefined;
  });
  await Promise.race([isReady, found]);
  return window.googletag;
}
