import { type listProducts as call, mostCounted } from '#content/calls/products.ts';
import type { NamedProduct } from '#content/entities/named-product.ts';
import type { StoryInput } from '#content/entities/story-input.ts';
import { productsIn } from '#content/rules/products/products-in.ts';
import { hasRight } from '#content/rules/rights/may-do.ts';
import type { Handler, HandlerDeps } from '../../handler.ts';
import { enveloped } from '../../present/envelope.ts';
import { presentAuthors } from '../../present/story-list-item.ts';
import { seenBy } from '../../rights/check-story.ts';
import { getStoryCards } from '../../staff-lists/story-cards.ts';
import { countProducts, type FoundProduct, findProducts } from '../../staff-lists/story-products.ts';

export const listProducts: Handler<typeof call> = async ({ query }, deps) => {
  const { q = '', after, limit, exceptStory, reviewed, priced, topic } = query;
  const { db, staff } = deps;
  const wanted = {
    text: q,
    isReviewed: reviewed,
    hasPrice: priced,
    topic,
    exceptStory,
    seenBy: seenBy(staff),
    // A limit to sections would need each story's topics: what is under embargo is then left out.
    seesEmbargoed: !staff || (hasRight(staff, 'see-embargoed') && !staff.sections),
  };
  const found = await findProducts(db.kysely, wanted, { after, limit: limit + 1 });
  const shown = found.slice(0, limit);
  const next = found.length > limit ? shown.at(-1)?.position : undefined;
  const total = after === undefined ? await countProducts(db.kysely, wanted, mostCounted) : undefined;
  return {
    answer: enveloped({
      items: await present(shown, deps),
      ...(next === undefined ? {} : { next }),
      ...(total === undefined ? {} : { total }),
    }),
  };
};

/** Read from the newest versions of their stories: the list itself has only what they are found by. */
async function present(found: readonly FoundProduct[], deps: HandlerDeps): Promise<NamedProduct[]> {
  if (found.length === 0) return [];
  const rows = await deps.db.kysely
    .selectFrom('content_stories as story')
    .innerJoin('content_story_versions as newest', (join) =>
      join.onRef('newest.story_n', '=', 'story.n').onRef('newest.version', '=', 'story.version'),
    )
    .select(['story.n', 'story.id', 'story.slug', 'story.title', 'story.type', 'story.state', 'newest.doc'])
    .select(['newest.saved_at', 'story.published_at'])
    .where('story.n', 'in', [...new Set(found.map(({ storyN }) => storyN))])
    .execute();
  const stories = new Map(
    rows.map(({ n, doc, ...row }) => [
      Number(n),
      { row, products: productsIn(JSON.parse(doc) as StoryInput) },
    ]),
  );
  const cards = await getStoryCards(deps.db.kysely, [...stories.keys()]);
  return found.flatMap(({ storyN, place }) => {
    const story = stories.get(storyN);
    const product = story?.products[place];
    if (!story || !product) return [];
    const { id, slug, title, type, state, saved_at, published_at } = story.row;
    const { image } = product;
    return [
      {
        ...product,
        ...(image ? { image: deps.context.present.image(image, 'body') } : {}),
        story: {
          id,
          slug,
          title,
          type,
          state,
          authors: presentAuthors(cards.get(storyN), deps),
          ...(published_at === null ? {} : { publishedAt: isoOf(published_at) }),
          savedAt: isoOf(saved_at),
        },
      },
    ];
  });
}

const isoOf = (time: number) => new Date(Number(time)).toISOString();
