import type { Image } from '#content/entities/image.ts';
import { productPictureCount, productPictureOf } from '../picture.ts';
import { choosePoints, type Points } from './grammar/points.ts';
import { type ReadingOf, readingsOf } from './grammar/readings.ts';
import type { Lexicon, Product } from './lexicon/lexicon.ts';

/** Facts about every product, the same in all generated stories: one number, one opinion, one picture. */
export interface Catalog {
  readingsOf(lexicon: Lexicon): ReadingOf;
  pointsOf(lexicon: Lexicon, product: Product): Points;
  imageOf(lexicon: Lexicon, product: Product): Image;
}

export function openCatalog(): Catalog {
  const readings = new Map<Lexicon, ReadingOf>();
  const points = new Map<string, Points>();
  const shelves = new Map<Lexicon, (product: Product) => Image>();

  return {
    readingsOf(lexicon) {
      const known = readings.get(lexicon) ?? readingsOf(lexicon);
      readings.set(lexicon, known);
      return known;
    },
    pointsOf(lexicon, product) {
      const known = points.get(product.name) ?? choosePoints(lexicon, product);
      points.set(product.name, known);
      return known;
    },
    imageOf(lexicon, product) {
      const shelf = shelves.get(lexicon) ?? openShelf(lexicon);
      shelves.set(lexicon, shelf);
      return shelf(product);
    },
  };
}

/** Products get the pictures of their shelf in the order in which they are first shown. */
function openShelf({ topic }: Lexicon): (product: Product) => Image {
  const chosen = new Map<string, Image>();
  return ({ name }) => {
    const image =
      chosen.get(name) ?? productPictureOf(topic, chosen.size % Math.max(1, productPictureCount(topic)));
    chosen.set(name, image);
    return image;
  };
}
