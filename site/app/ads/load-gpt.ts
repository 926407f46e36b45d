import { consentCategories } from '#content/entities/script-tag.ts';
import { isOwnScript } from '../scripts/is-own-script.ts';
import { isKeptAway, loadTag } from '../scripts/load-tag.ts';

type Googletag = typeof googletag;

/** Brings the ad script: what is on `window` when it has come, nothing where it may not, or why it has not. */
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
    // A page without trackers has none of another company: that is no failure.
    (state) => holder.googletag?.apiReady || (isKeptAway(state) ? false : undefined),
  );
  return (await Promise.race([isReady, found])) ? window.googletag : undefined;
}
