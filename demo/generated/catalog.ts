import type { Image } from '#content/entities/image.ts';
import type { SeedStory } from '#content/seed.ts';
import { choosePoints, type Points } from './grammar/points.ts';
import { type ReadingOf, readingsOf } from './grammar/readings.ts';
import { slugOf } from '../slug.ts';
import type { Lexicon, Product } from './lexicon/lexicon.ts';
import { productPictureCount, productPictureOf } from '../picture.ts';
import { type WrittenProduct, writtenProducts } from '../written-products.ts';

/** Facts about every product, the same in all stories: one number, one opinion, one picture. */
export interface Catalog {
  /** What a list or a review written by hand says about it. */
  writtenOf(product: Product): WrittenProduct | undefined;
  /** A piece written by hand speaks of it, and knows more about its price and its date than the grammar. */
  isNamedByHand(product: Product): boolean;
  readingsOf(lexicon: Lexicon): ReadingOf;
  pointsOf(lexicon: Lexicon, product: Product): Points;
  imageOf(lexicon: Lexicon, product: Product): Image;
}

export function openCatalog(pieces: readonly SeedStory[] = []): Catalog {
  const written = writtenProducts(pieces);
  const text = JSON.stringify(pieces.map(({ story }) => story));
  // The text is long, and every story asks about the same products.
  const namedByHand = new Map<string, boolean>();
  const readings = new Map<Lexicon, ReadingOf>();
  const points = new Map<string, Points>();
  const shelves = new Map<Lexicon, (product: Product) => Image>();
  const writtenOf = ({ name }: Product) => written.get(slugOf(name));

  return {
    writtenOf,
    isNamedByHand(product) {
      const known =
        namedByHand.get(product.name) ?? (writtenOf(product) !== undefined || text.includes(product.name));
      namedByHand.set(product.name, known);
      return known;
    },
    readingsOf(lexicon) {
      const known =
        readings.get(lexicon) ?? readingsOf(lexicon, (product) => writtenOf(product)?.specs ?? []);
      readings.set(lexicon, known);
      return known;
    },
    pointsOf(lexicon, product) {
      const known = points.get(product.name) ?? writtenOf(product) ?? choosePoints(lexicon, product);
      points.set(product.name, known);
      return known;
    },
    imageOf(lexicon, product) {
      const shelf = shelves.get(lexicon) ?? openShelf(lexicon, writtenOf);
      shelves.set(lexicon, shelf);
      return shelf(product);
    },
  };
}

/**
 * Writers choose first. What they left goes to whatever is shown first, so that the products of a shelf that are
 * reviewed look different from each other; only then what they took.
 */
function openShelf(
  { topic, products }: Lexicon,
  writtenOf: Catalog['writtenOf'],
): (product: Product) => Image {
  const chosen = new Map<string, Image>();
  for (const product of products) {
    const image = writtenOf(product)?.image;
    if (image) chosen.set(product.name, image);
  }
  const taken = new Set([...chosen.values()].map(({ path }) => path));
  const all = Array.from({ length: productPictureCount(topic) }, (_, index) =>
    productPictureOf(topic, index),
  );
  const order = [...all.filter(({ path }) => !taken.has(path)), ...all.filter(({ path }) => taken.has(path))];
  const written = chosen.size;
  return ({ name }) => {
    const image = chosen.get(name) ?? order[(chosen.size - written) % order.length];
    if (!image) throw new Error(`No picture of a product about "${topic}"`);
    chosen.set(name, image);
    return image;
  };
}
