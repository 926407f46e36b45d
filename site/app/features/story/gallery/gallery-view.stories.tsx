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
const shown = (more: Partial<Gallery>, pageNumber = 1) => (
  <GalleryView
    component={componentOf('Gallery', { data: { ...galleryExample, items, ...more } })}
    page={{ ...facts, pageType: 'gallery', basePath: '/pictures/arc-14-in-pictures/', pageNumber }}
    priority={false}
  />
);

export const stories: Stories = {
  'first picture': () => shown({}),
  'in the middle': () => shown({}, 3),
  'last picture': () => shown({}, 6),
  'a number that is none of its pictures': () => shown({}, 99),
  'with a story and a product': () =>
    shown({ items: [item(1, { relatedObjects: [storyNumber(1)], relatedProduct: relatedProductExample })] }),
  'forty pictures': () => shown({ items: Array.from({ length: 40 }, (_, index) => item(index + 1)) }, 20),
  'no pictures': () => shown({ items: [] }),
  'a picture that is not there': () => shown({ items: [item(1, { image: undefined }), item(2)] }),
  'tall and very wide pictures': () =>
    shown({
      items: [
        item(1, { image: { ...imageExample, width: 600, height: 2400 } }),
        item(2, { image: { ...imageExample, width: 4000, height: 500 } }),
      ],
    }),
  'no words': () =>
    shown({
      items: items.map(({ id, image, position, relatedObjects }) => ({
        id,
        image,
        position,
        relatedObjects,
      })),
      dek: undefined,
      author: undefined,
      topics: [],
      relatedObjects: [],
      relatedProduct: undefined,
    }),
  'very long words': () =>
    shown({
      headline: undefined,
      title: longWords,
      dek: longWords,
      items: [item(1, { headline: endlessWord, body: `<p>${longWords}</p>`, photoCredit: longWords })],
    }),
  'right to left, with emoji': () =>
    shown({ headline: undefined, title: rightToLeft, items: [item(1, { headline: rightToLeft })] }),
};
