import { isNeutronError } from '#content/errors.ts';
import type { PageArea } from '#content/page/composed-page.ts';
import type { AnswerContext } from '../answer-context.ts';
import { composePage } from './compose-page.ts';

export interface Frame {
  header: PageArea;
  footer: PageArea;
  keys: Set<string>;
  madeAt: number;
}

/** The frame may show what is new "within hours"; even when nobody writes, it is made again after a minute. */
const cacheMilliseconds = 60_000;

/**
 * Header and footer, the same for every page of an edition, so made once between two writes. Most writes do not
 * change them; then they stay the same objects, by which others know what they have already drawn.
 */
export async function composeShell(context: AnswerContext): Promise<Frame> {
  const { frames, lastFrames } = context.generation;
  const now = context.now.getTime();
  const known = frames.get(context.edition);
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
  const last = lastFrames.get(context.edition);
  const frame: Frame = {
    header: sameOr(last?.header, await areaOf('header')),
    footer: sameOr(last?.footer, await areaOf('footer')),
    keys: touched,
    madeAt: now,
  };
  frames.set(context.edition, frame);
  lastFrames.set(context.edition, frame);
  return frame;
}

function sameOr(last: PageArea | undefined, made: PageArea): PageArea {
  return last && JSON.stringify(last) === JSON.stringify(made) ? last : made;
}
