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
import { plateSizes } from './plate-sizes.ts';

const page = { ...facts, pageType: 'gallery' as const, basePath: '/pictures/x/' };
/** The viewer with one picture. */
const render = (data: Gallery, pageNumber = 1) => show(data, pageNumber);
/** All pictures, to read down, or the one with this number. */
const show = (data: Gallery, pageNumber?: number) =>
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
      /href="\/pictures\/x\/1\/" rel="prev".*href="\/pictures\/x\/3\/" rel="next"/s,
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

  it('GA-01 shows every picture by position, with title, text, credit and facts, to read down', () => {
    const items = [
      itemNumber(2, { headline: 'Second', body: '<p>Its body</p>', photoCredit: 'Photo: Two' }),
      itemNumber(1, {
        headline: undefined,
        title: 'First',
        body: undefined,
        description: 'Described',
        facts: { shows: 'Box 61', source: 'Sheet 14', kind: 'Illustration' },
      }),
    ];
    const html = show({ ...galleryOf(0), items });
    expect(html).toMatch(/First.*Described.*Box 61.*Second.*<p>Its body<\/p>.*Photo: Two/s);
    expect(html).toMatch(/>Shows<.*>Box 61<.*>Drawn from<.*>Sheet 14<.*>Kind<.*>Illustration</s);
    expect(html).toMatch(/href="\/pictures\/x\/1\/".*href="\/pictures\/x\/2\/"/s);
    expect(html).not.toContain('rel="next"');
  });

  it('offers the data behind a picture as a file, and shows facts as text', () => {
    const facts = { shows: '<b>x</b>', data: { columns: ['a'], rows: [[1], ['=2']] } };
    const html = show({ ...galleryOf(0), items: [itemNumber(1, { facts })] });
    expect(html).toContain('&lt;b&gt;x&lt;/b&gt;');
    expect(html).toContain('href="data:text/csv;charset=utf-8,a%0D%0A1%0D%0A&#x27;%3D2%0D%0A"');
    expect(html).toMatch(/download="[\w-]+-1\.csv"[^>]*>Download, 11 bytes</);
    const bare = show({ ...galleryOf(0), items: [itemNumber(1, { facts: undefined })] });
    expect(bare).not.toContain('<dl');
  });

  it.each<[number, string]>([
    [0, ''],
    [1, 'left'],
    [2, 'left right'],
    [3, 'left right left'],
    [4, 'left right half half'],
    [7, 'left right half half left right left'],
  ])('lays out %i plates as %s', (count, sizes) => {
    expect(plateSizes(count).join(' ')).toBe(sizes);
  });

  it('GA-03 shows related stories and the product, of the gallery and of the item', () => {
    const related = { relatedObjects: [contentLinkExample], relatedProduct: relatedProductExample };
    const html = render({ ...galleryOf(0), ...related, items: [itemNumber(1, related)] });
    expect(html.split(`href="${contentLinkExample.url}"`).length - 1).toBe(2);
    expect(html.split(`aria-label="${relatedProductExample.product?.name}"`).length - 1).toBe(2);
    const bare = { ...galleryOf(1), relatedObjects: [], relatedProduct: undefined };
    expect(render(bare)).not.toContain(contentLinkExample.url);
  });

  it.each(
    Object.entries(oddGalleries).flatMap(([name, gallery]) => [
      [name, 1, gallery] as const,
      [`${name}, to read down`, undefined, gallery] as const,
    ]),
  )('GA-01 holds with %s', (_name, number, gallery) => {
    const html = show(gallery, number);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html.match(/loading="eager"/g)?.length ?? 0).toBeLessThanOrEqual(1);
  });
});
