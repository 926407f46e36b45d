import { consentCategories } from '#content/entities/script-tag.ts';
import { isOwnScript } from '../../scripts/is-own-script.ts';
import { isBlocked, loadTag } from '../../scripts/load-tag.ts';

type Googletag = typeof googletag;

/** Loads the ad script. Resolves with `googletag`, or undefined where the script may not load; rejects if it fails. */
export async function loadGpt(url: string): Promise<Googletag | undefined> {
  const holder = window as unknown as { googletag?: Pick<Googletag, 'cmd'> & { apiReady?: boolean } };
  holder.googletag ??= { cmd: [] };
  const { cmd } = holder.googletag;
  const { critical, targeting } = consentCategories;
  const isReady = new Promise<true>((resolve) => void cmd.push(() => resolve(true)));
  const found = loadTag(
    {
      tagId: 'gpt',
      timing: 'immediate',
      src: url,
      attributes: { async: true },
      gdprCategory: isOwnScript(url) ? critical : targeting,
      windowVars: ['googletag'],
    },
    // On a page without trackers a third-party script is blocked; that is not an error.
    (state) => holder.googletag?.apiReady || (isBlocked(state) ? false : undefined),
  );
  return (await Promise.race([isReady, found])) ? window.googletag : undefined;
}
