import { isNeutronError } from '#content/errors.ts';
import type { PageArea } from '#content/page/composed-page.ts';
import type { AnswerContext } from '../answer-context.ts';
import type { SiteShell } from '../memory/cached-values.ts';
import { composePage } from './compose-page.ts';

/** The frame may show what is new "within hours"; even when nobody writes, it is made again after a minute. */
const cacheMilliseconds = 60_000;

/**
 * Header and footer, the same for every page of an edition, so made once between two writes. Most writes do not
 * change them; then they stay the same objects, by which others know what they have already drawn.
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
      // A page stands without its frame; a frame that fails must not take the page with it.
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
