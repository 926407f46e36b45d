import { consentCategories } from '#content/entities/script-tag.ts';
import { loadTag } from './load-tag.ts';

type Googletag = typeof googletag;

/** A script of our own house tells nobody else about a reader. */
export const isOwnScript = (url: string) => /^\/(?!\/)/.test(url);

/** Brings the ad script; what is on `window` when it has come, or why it has not. */
export async function loadGpt(url: string): Promise<Googletag> {
  const holder = window as unknown as { googletag?: Pick<Googletag, 'cmd'> & { apiReady?: boolean } };
  holder.googletag ??= { cmd: [] };
  const { cmd } = holder.googletag;
  const { critical, targeting } = consentCategories;
  const isReady = new Promise<void>((resolve) => void cmd.push(() => resolve()));
  const found = loadTag(
    {
      tagId: 'gpt',
      timing: 'immediate',
      src: url,
      attributes: { async: true },
      gdprCategory: isOwnScript(url) ? critical : targeting,
      windowVars: ['googletag'],
    },
    () => holder.googletag?.apiReady || undefined,
  );
  await Promise.race([isReady, found]);
  return window.googletag;
}
