import type { ContentLink } from '#content/entities/content-link.ts';
import type { BodyBlock } from '#content/entities/embed.ts';
import type { AnswerContext } from '../answer-context.ts';
import { getNumbersOf } from '../store/published.ts';
import { loadCards } from './load-cards.ts';
import { refKey, refOfLink, refOfUrl, type StoryRef } from './story-refs.ts';

/** The published stories among those a story links to. */
interface LinkedStories {
  numbers: number[];
  /** A link with the story's current data; links to unpublished stories are removed. */
  current(links: readonly ContentLink[]): ContentLink[];
  /** Blocks without links that readers may not see. */
  visible(blocks: readonly BodyBlock[]): BodyBlock[];
}

export async function loadLinked(refs: readonly StoryRef[], context: AnswerContext): Promise<LinkedStories> {
  const wanted = new Set(refs.map(refKey));
  const found = (await getNumbersOf(context.db, refs)).filter((story) => wanted.has(refKey(story)));
  const cards = await loadCards(
    context,
    found.map(({ n }) => n),
  );
  const byRef = new Map(
    found.flatMap((story) => {
      const card = cards.get(story.n);
      return card ? [[refKey(story), card] as const] : [];
    }),
  );
  const isVisible = (ref: StoryRef | undefined) => !ref || byRef.has(refKey(ref));
  const current = (links: readonly ContentLink[]) =>
    links.flatMap((link) => {
      const ref = refOfLink(link);
      if (!ref) return [link];
      const card = byRef.get(refKey(ref));
      return card ? [card] : [];
    });
  return { numbers: found.map(({ n }) => n), current, visible: (blocks) => blocks.flatMap(visibleBlock) };

  function visibleBlock(block: BodyBlock): BodyBlock[] {
    if (block.kind !== 'embed') return [block];
    const { embed } = block;
    switch (embed.type) {
      case 'video':
      case 'gallery':
        if (embed.slug === '') return [block];
        return isVisible({ type: embed.type, slug: embed.slug }) ? [block] : [];
      case 'relatedLinks': {
        const items = embed.items.filter(({ url }) => isVisible(refOfUrl(url)));
        return items.length > 0 ? [{ kind: 'embed', embed: { ...embed, items } }] : [];
      }
      case 'commercePromo': {
        const items = current(embed.items);
        return items.length > 0 ? [{ kind: 'embed', embed: { ...embed, items } }] : [];
      }
      default:
        return [block];
    }
  }
}
