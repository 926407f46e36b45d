import { asShortcodeData } from '#demo/embed-id.ts';
import { type Lexicon, onSale, type Product } from '#demo/generated/lexicon/lexicon.ts';
import type { Newsroom } from '#demo/generated/newsroom.ts';
import { productPictureOf } from '#demo/picture.ts';
import { randomOf } from '#demo/random.ts';
import { addressOf } from '#demo/story-address.ts';
import { tagsFor } from '#demo/tags.ts';
import { slugOf } from '../../slug.ts';
import { bodyFor } from './body.ts';
import { addRelated } from './embeds.ts';
import { type Facts, factsOf } from './facts.ts';
import { bestDeks, bestOpenings, bestQuestions, bestTitles, picks } from './kinds/best-list.ts';
import { howWeTest } from './kinds/commerce.ts';
import { listicleFor } from './listicles.ts';
import { background } from './prose/background.ts';
import { recommended } from './score.ts';
import type { ArticleDraft } from './write-article.ts';

export interface BestListAssignment {
  lexicon: Lexicon;
  published: Date;
  updated: Date;
  id: string;
  seed: string;
  newsroom: Newsroom;
}

/** The cheapest is the best value, the dearest the upgrade; the others differ by whom they suit. */
function rankedProducts(
  products: readonly Product[],
  facts: Facts,
): { product: Product; pick: (typeof picks)[number] }[] {
  const byPrice = [...products].sort((a, b) => a.price - b.price);
  const cheapest = byPrice[0];
  const dearest = byPrice.at(-1);
  const [overall, ...rest] = products.filter((product) => product !== cheapest && product !== dearest);
  const order = [overall, cheapest, dearest, ...rest].filter((product) => product !== undefined);
  return order.slice(0, facts.random.int(3, 6)).flatMap((product, index) => {
    const pick = picks[index];
    return pick ? [{ product, pick }] : [];
  });
}

/** Written guides have the plain slug. */
function freeSlug(slug: string, newsroom: Newsroom): string {
  return newsroom.claim(slug) ? slug : `${slug}-from-the-archive`;
}

export function writeBestList({
  lexicon,
  published,
  updated,
  id,
  seed,
  newsroom,
}: BestListAssignment): ArticleDraft {
  const random = randomOf(`${seed}/${id}`);
  const { catalog } = newsroom;
  const facts = factsOf(lexicon, random, updated, { catalog, isFresh: newsroom.isFresh });
  const title = facts.say(bestTitles);
  const slug = freeSlug(slugOf(`best ${lexicon.many}`), newsroom);
  const body = bodyFor(slug);
  const ranked = rankedProducts(recommended(onSale(lexicon), newsroom.scoreOf, 4), facts);
  body.p(facts.say(bestOpenings));
  body.p(facts.say(background));
  for (const { product, pick } of ranked) {
    const label = facts.write(pick.label);
    const description = factsOf(lexicon, random, updated, { product, catalog }).say(pick.words);
    const listicle = listicleFor({ lexicon, product, newsroom, label, description });
    listicle.uuid = body.embed('listicle', { listicle });
    body.count(description);
  }
  body.h2('How we test');
  body.p(facts.say(howWeTest));
  // The winner needs no explanation why it did not win.
  const fair = bestQuestions.filter(
    ({ question }) => !question.includes('{rival}') || ranked[0]?.product.maker !== facts.rival.maker,
  );
  const questions = random.some(fair, 3);
  for (const { question, answer } of questions) {
    body.h3(facts.write(question));
    body.p(facts.say([answer]));
  }
  addRelated(body, newsroom.recent(lexicon.topic).slice(-3));
  const story: ArticleDraft = {
    kind: 'article',
    id,
    slug,
    title,
    dek: facts.say(bestDeks),
    section: 'bottom_funnel',
    type: 'best-list',
    authorId: newsroom.nextWriter(lexicon.topic),
    datePublished: published.toISOString(),
    displayDatePublished: published.toISOString(),
    dateUpdated: updated.toISOString(),
    displayDateUpdated: updated.toISOString(),
    topics: [{ slug: lexicon.topic, primary: true }],
    tags: [...tagsFor(lexicon.topic, random), 'faq-markup'],
    image: productPictureOf(lexicon.topic, newsroom.nextNumber(`product/${lexicon.topic}`)),
    promoHed: facts.write('Best {many}'),
    body: body.html,
    additionalShortcodeData: asShortcodeData(body.embeds),
    shortcodeTags: body.embedTypes,
    listicles: Object.values(body.embeds).flatMap((embed) =>
      embed.type === 'listicle' ? [embed.listicle] : [],
    ),
    wordCount: body.wordCount,
  };
  newsroom.published(lexicon.topic, { title, url: addressOf(story) });
  return story;
}
