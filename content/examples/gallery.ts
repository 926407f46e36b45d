import type { Complete } from '../complete.ts';
import type { Gallery, GalleryItem } from '../entities/gallery.ts';
import { authorExample } from './author.ts';
import { contentExample } from './content.ts';
import { contentLinkExample } from './content-link.ts';
import { imageExample } from './image.ts';
import { relatedProductExample } from './product.ts';

export const galleryItemExample: Complete<GalleryItem> = {
  body: '<p>The hinge, closed.</p>',
  description: 'The hinge, closed.',
  title: 'Hinge',
  headline: 'A hinge you can open with one finger',
  id: 'item-hinge',
  image: imageExample,
  photoCredit: 'Illustration: Staff',
  position: 1,
  facts: {
    shows: 'The hinge, closed',
    source: 'The review unit',
    measured: 'October 2026',
    measuredBy: 'Test lab',
    scale: '2 : 1',
    checked: 'By its maker, Oct 9',
    kind: 'Illustration',
    data: {
      columns: ['Angle, degrees', 'Force, grams'],
      rows: [
        [0, 140],
        [45, 95],
      ],
    },
  },
  relatedObjects: [contentLinkExample],
  relatedProduct: relatedProductExample,
};

export const galleryExample: Complete<Gallery> = {
  ...contentExample,
  typeName: 'gallery',
  id: 'gallery-arc-14-in-pictures',
  slug: 'arc-14-in-pictures',
  canonicalUrl: '/pictures/arc-14-in-pictures/',
  dek: 'The Halden Arc 14 from every side.',
  items: [galleryItemExample],
  editors: [authorExample],
  relatedObjects: [contentLinkExample],
  relatedProduct: relatedProductExample,
  type: 'photo',
};
