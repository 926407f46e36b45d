import type { Gallery, GalleryItem } from '#content/entities/gallery.ts';
import { galleryExample, galleryItemExample } from '#content/examples/gallery.ts';
import { imageExample } from '#content/examples/image.ts';
import { relatedProductExample } from '#content/examples/product.ts';
import type { Stories } from '#design/stories.ts';
import { componentOf, storyNumber } from '../../../components/fixture/components.ts';
import { endlessWord, longWords, rightToLeft } from '../../../components/fixture/hard-words.ts';
import { facts } from '../../../components/fixture/pages.ts';
import { GalleryView } from './gallery-view.tsx';

const item = (number: number, more: Partial<GalleryItem> = {}): GalleryItem => ({
  ...galleryItemExample,
  id: `item-${number}`,
  position: number,
  relatedObjects: [],
  relatedProduct: undefined,
  ...more,
});
const items = [1, 2, 3, 4, 5, 6].map((number) => item(number));
/** All pictures, or the one with this number. */
const shown = (more: Partial<Gallery>, pageNumber?: number) => (
  <GalleryView
    component={componentOf('Gallery', { data: { ...galleryExample, items, ...more } })}
    page={{ ...facts, pageType: 'gallery', basePath: '/pictures/arc-14-in-pictures/', pageNumber }}
    priority={false}
  />
);

const wordless = items.map(({ id, image, position, relatedObjects }) => ({
  id,
  image,
  position,
  relatedObjects,
}));
const oddShapes = [
  item(1, { image: { ...imageExample, width: 600, height: 2400 } }),
  item(2, { image: { ...imageExample, width: 4000, height: 500 } }),
];
const withRelated = item(1, { relatedObjects: [storyNumber(1)], relatedProduct: relatedProductExample });
const longOnes: Partial<Gallery> = {
  headline: undefined,
  title: longWords,
  dek: longWords,
  items: [
    item(1, {
      headline: endlessWord,
      body: `<p>${longWords}</p>`,
      photoCredit: longWords,
      facts: { shows: longWords, scale: endlessWord },
    }),
  ],
};
const rightToLeftOnes: Partial<Gallery> = {
  headline: undefined,
  title: rightToLeft,
  items: [item(1, { headline: rightToLeft, facts: { shows: rightToLeft } })],
};

export const stories: Stories = {
  'to read down': () => shown({}),
  'one plate': () => shown({ items: items.slice(0, 1) }),
  'sixty plates': () => shown({ items: Array.from({ length: 60 }, (_, index) => item(index + 1)) }),
  'plates without words': () => shown({ items: wordless, dek: undefined, author: undefined, topics: [] }),
  'plates without facts': () => shown({ items: items.map((one) => ({ ...one, facts: undefined })) }),
  'tall and very wide plates': () => shown({ items: oddShapes }),
  'a plate whose picture is missing': () => shown({ items: [item(1, { image: undefined }), item(2)] }),
  'a plate with a story and a product': () => shown({ items: [withRelated] }),
  'plates with very long words': () => shown(longOnes),
  'plates right to left': () => shown(rightToLeftOnes),
  'no plates': () => shown({ items: [] }),
  'first picture': () => shown({}, 1),
  'in the middle': () => shown({}, 3),
  'last picture': () => shown({}, 6),
  'a number that is none of its pictures': () => shown({}, 99),
  'with a story and a product': () => shown({ items: [withRelated] }, 1),
  'forty pictures': () => shown({ items: Array.from({ length: 40 }, (_, index) => item(index + 1)) }, 20),
  'no pictures': () => shown({ items: [] }, 1),
  'a picture that is not there': () => shown({ items: [item(1, { image: undefined }), item(2)] }, 1),
  'tall and very wide pictures': () => shown({ items: oddShapes }, 1),
  'no words': () =>
    shown(
      {
        items: wordless,
        dek: undefined,
        author: undefined,
        topics: [],
        relatedObjects: [],
        relatedProduct: undefined,
      },
      1,
    ),
  'very long words': () => shown(longOnes, 1),
  'right to left, with emoji': () => shown(rightToLeftOnes, 1),
};
