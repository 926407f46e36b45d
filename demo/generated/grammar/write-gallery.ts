import type { StoryDraft } from '#content/entities/story-input.ts';
import type { Catalog } from '#demo/generated/catalog.ts';
import { type Lexicon, onSale } from '#demo/generated/lexicon/lexicon.ts';
import type { Newsroom } from '#demo/generated/newsroom.ts';
import { galleryImagesOf, sceneOf } from '#demo/picture.ts';
import { randomOf } from '#demo/random.ts';
import { tagsFor } from '#demo/tags.ts';
import { slugOf } from '../../slug.ts';
import { dollars } from './calendar.ts';
import { type Facts, factsOf } from './facts.ts';
import { galleryDeks, galleryProductItems, gallerySceneItems, galleryTitles } from './kinds/gallery.ts';

export type GalleryDraft = Extract<StoryDraft, { kind: 'gallery' }>;
type Item = NonNullable<GalleryDraft['items']>[number];

export interface GalleryAssignment {
  lexicon: Lexicon;
  date: Date;
  id: string;
  seed: string;
  newsroom: Newsroom;
  /** For galleries that other stories name. */
  named?: { slug: string; title: string };
}

/** Products with distinct pictures. */
function productItems(facts: Facts, catalog: Catalog): Omit<Item, 'id' | 'position'>[] {
  const { lexicon, random } = facts;
  const products = random.some(onSale(lexicon), 9).map((product) => ({
    product,
    image: catalog.imageOf(lexicon, product),
  }));
  const shown = [...new Map(products.map((entry) => [entry.image.path, entry])).values()];
  return shown.map(({ product, image }) => ({
    title: product.name,
    headline: `${product.name}, ${dollars(product.price)}`,
    description: factsOf(lexicon, random, facts.date, { product, catalog }).say(galleryProductItems),
    image,
  }));
}

function sceneItems(facts: Facts, count: number, number: number): Omit<Item, 'id' | 'position'>[] {
  const { lexicon, random } = facts;
  const items = random.some(gallerySceneItems, count);
  const images = galleryImagesOf(
    lexicon.topic,
    items.map(({ sees }) => sees),
    number,
  );
  return items.map(({ title, text }, index) => ({
    title: facts.write(title),
    description: facts.write(text),
    image: images[index] ?? sceneOf(lexicon.topic, index),
  }));
}

export function writeGallery({ lexicon, date, id, seed, newsroom, named }: GalleryAssignment): GalleryDraft {
  const random = randomOf(`${seed}/${id}`);
  const { catalog } = newsroom;
  const facts = factsOf(lexicon, random, date, { catalog });
  const shop = lexicon.gear === true && !named && random.chance(0.4);
  const products = shop ? productItems(facts, catalog) : [];
  const number = newsroom.nextNumber('gallery pictures');
  const scenes = sceneItems(facts, Math.max(0, random.int(8, 14) - products.length), number);
  const items = [...products, ...scenes].map((item, position) => ({
    ...item,
    id: `${id}-${position + 1}`,
    position,
    photoCredit: 'Wavelength',
    facts: { shows: item.title ?? lexicon.topic, kind: 'Illustration' },
    relatedObjects: [],
  }));
  let title = named?.title ?? facts.say(shop ? galleryTitles.products : galleryTitles.scenes);
  let slug = named?.slug ?? slugOf(title);
  while (!newsroom.claim(`gallery/${slug}`)) {
    title = facts.say(shop ? galleryTitles.products : galleryTitles.scenes);
    slug = slugOf(`${title} ${newsroom.nextNumber('gallery') + 2}`);
  }
  const published = date.toISOString();
  return {
    kind: 'gallery',
    id,
    slug,
    title,
    dek: facts.say(galleryDeks),
    section: 'news',
    type: 'gallery',
    authorId: newsroom.nextWriter(lexicon.topic),
    datePublished: published,
    displayDatePublished: published,
    dateUpdated: published,
    topics: [{ slug: lexicon.topic, primary: true }],
    tags: tagsFor(lexicon.topic, random),
    image: items[0]?.image ?? sceneOf(lexicon.topic, 0),
    items,
  };
}
