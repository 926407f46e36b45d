import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Gallery } from '#content/entities/gallery.ts';
import { contentLinkExample } from '#content/examples/content-link.ts';
import { relatedProductExample } from '#content/examples/product.ts';
import { componentOf } from '../../../components/fixture/components.ts';
import { galleryOf, itemNumber, oddGalleries } from '../../../components/fixture/media.ts';
import { facts } from '../../../components/fixture/pages.ts';
import { stepOfKey, stepOfSwipe } from './gallery-steps.ts';
import { GalleryView } from './gallery-view.tsx';

const page = { ...facts, pageType: 'gallery' as const, basePath: '/pictures/x/' };
const render = (data: Gallery, pageNumber = 1) =>
  renderToStaticMarkup(
    <GalleryView component={componentOf('Gallery', { data })} page={{ ...page, pageNumber }} priority />,
  );
const key = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };

describe('GalleryView', () => {
  it('GA-01 shows the item at its position with headline, text and credit', () => {
    const items = [
      itemNumber(2, { headline: 'Second', body: '<p>Its body</p>', photoCredit: 'Photo: Two' }),
      itemNumber(1, { headline: undefined, title: 'First', body: undefined, description: 'Described' }),
    ];
    const first = render({ ...galleryOf(0), items });
    expect(first).toMatch(/First.*Described/s);
    expect(first).not.toContain('Its body');
    const second = render({ ...galleryOf(0), items }, 2);
    expect(second).toMatch(/<b>2<\/b> of 2.*Second.*<p>Its body<\/p>.*Photo: Two/s);
  });

  it('GA-02 links to its neighbors by page number, and to nothing past the ends', () => {
    expect(render(galleryOf(3), 2)).toMatch(
      /href="\/pictures\/x\/" rel="prev".*href="\/pictures\/x\/3\/" rel="next"/s,
    );
    expect(render(galleryOf(3), 1)).not.toContain('rel="prev"');
    expect(render(galleryOf(3), 3)).not.toContain('rel="next"');
  });

  it.each([
    ['ArrowLeft', {}, 'prev'],
    ['ArrowRight', {}, 'next'],
    ['ArrowRight', { altKey: true }, undefined],
    ['a', {}, undefined],
  ])('GA-02 reads %s with %o as %s', (name, more, step) => {
    expect(stepOfKey({ ...key, key: name, ...more })).toBe(step);
  });

  it.each([
    [-120, 10, 200, 'next'],
    [120, 10, 200, 'prev'],
    [-120, 100, 200, undefined],
    [-20, 0, 200, undefined],
    [-120, 0, 2000, undefined],
  ])('GA-02 reads a swipe by %i, %i in %i ms as %s', (x, y, milliseconds, step) => {
    expect(stepOfSwipe({ x, y, milliseconds })).toBe(step);
  });

  it('GA-03 shows related stories and the product, of the gallery and of the item', () => {
    const related = { relatedObjects: [contentLinkExample], relatedProduct: relatedProductExample };
    const html = render({ ...galleryOf(0), ...related, items: [itemNumber(1, related)] });
    expect(html.split(`href="${contentLinkExample.url}"`).length - 1).toBe(2);
    expect(html.split(`aria-label="${relatedProductExample.product?.name}"`).length - 1).toBe(2);
    const bare = { ...galleryOf(1), relatedObjects: [], relatedProduct: undefined };
    expect(render(bare)).not.toContain(contentLinkExample.url);
  });

  it.each(Object.entries(oddGalleries))('GA-01 holds with %s', (_name, gallery) => {
    const html = render(gallery);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html.match(/loading="eager"/g)?.length ?? 0).toBeLessThanOrEqual(1);
  });
});
