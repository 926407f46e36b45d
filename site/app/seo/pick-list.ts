import type { BodyBlock } from '#content/entities/embed.ts';
import type { Listicle } from '#content/entities/listicle.ts';
import { offersOf } from '#content/rules/offers.ts';
import { productScore } from '#content/rules/score.ts';
import { notes, rating } from './notes.ts';
import { offersData } from './product-data.ts';
import { schemaImages } from './schema-images.ts';

interface ListFacts {
  siteUrl: string;
  url: string;
  publisher: object;
}

/** The picks of a list in order, each a product with its review; undefined without a pick. */
export function pickList(blocks: readonly BodyBlock[], facts: ListFacts): object | undefined {
  const picks = blocks.flatMap((block) =>
    block.kind === 'embed' && block.embed.type === 'listicle' && block.embed.listicle.hed
      ? [{ uuid: block.embed.uuid, listicle: block.embed.listicle }]
      : [],
  );
  if (picks.length === 0) return undefined;
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: picks.map(({ uuid, listicle }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      url: `${facts.url}#listicle-${listicle.uuid ?? uuid}`,
      name: listicle.hed,
      item: productOf(listicle, facts),
    })),
  };
}

function productOf(listicle: Listicle, { siteUrl, publisher }: ListFacts): object {
  const score = rating(productScore(listicle.techProd));
  return {
    '@type': 'Product',
    name: listicle.hed,
    image: schemaImages(listicle.imageGroup?.[0], siteUrl),
    offers: offersData(offersOf(listicle), listicle.techProd?.priceSummary?.currency),
    review: score && {
      '@type': 'Review',
      author: publisher,
      reviewRating: score,
      positiveNotes: notes(listicle.like ?? []),
      negativeNotes: notes(listicle.dislike ?? []),
    },
  };
}
