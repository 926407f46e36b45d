import { isNeutronError } from '#content/errors.ts';
import type { PageArea } from '#content/page/composed-page.ts';
import type { AnswerContext } from '../answer-context.ts';
import type { SiteShell } from '../memory/cached-values.ts';
import { composePage } from './compose-page.ts';

/** Lists in the shell depend on the time ("within hours"), so it is composed again after a minute even without writes. */
const cacheMilliseconds = 60_000;

/**
 * Header and footer, the same for every page of an edition, so composed once between two writes. Most writes do not
 * change them; then the same objects are returned, and callers that cache by object need not render them again.
 */
export async function composeShell(context: AnswerContext): Promise<SiteShell> {
  const { shells, lastShells } = context.generation;
  const now = context.now.getTime();
  const known = shells.get(context.edition);
  if (known && now - known.madeAt < cacheMilliseconds) return known;
  const touched = new Set<string>();
  const areaOf = async (pageType: 'header' | 'footer'): Promise<PageArea> => {
    try {
      const made = await composePage({ pageType, slug: context.edition, pageNumber: 1 }, context);
      for (const key of made.keys) touched.add(key);
      return { components: made.data.components };
    } catch (error) {
      // A page works without header and footer; their failure must not fail the page.
      if (!isNeutronError(error)) context.log('error', `No ${pageType} could be made`, { error });
      return { components: [] };
    }
  };
  const last = lastShells.get(context.edition);
  const shell: SiteShell = {
    header: sameOr(last?.header, await areaOf('header')),
    footer: sameOr(last?.footer, await areaOf('footer')),
    keys: touched,
    madeAt: now,
  };
  shells.set(context.edition, shell);
  lastShells.set(context.edition, shell);
  return shell;
}

function sameOr(last: PageArea | undefined, made: PageArea): PageArea {
  return last && JSON.stringify(last) === JSON.stringify(made) ? last : made;
}
