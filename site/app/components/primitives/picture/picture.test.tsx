import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Image } from '#content/entities/image.ts';
import { imageExample } from '#content/examples/image.ts';
import { Picture } from './picture.tsx';
import { pictureSources, positionOf } from './sources.ts';

const urls = { sc_small: '/s', sc_medium: '/m', sc_large: '/l', sc_xlarge: '/x' };
const { avif: _, ...example } = imageExample;
const image: Image = { ...example, urls, width: 2400, height: 1350 };
const render = (props = {}) => renderToStaticMarkup(<Picture image={image} sizes="50vw" {...props} />);

describe('Picture', () => {
  it('IM-21 renders the fallback with empty alt for an image without addresses', () => {
    for (const invalid of [undefined, { alt: 'Something', typeName: 'image' }]) {
      const html = render({ image: invalid, alt: 'Something' });
      expect(html).toMatch(/src="[^"]*fallback[^"]*"/);
      expect(html).toContain('alt=""');
    }
  });

  it('IM-23 always has width and height, and is lazy unless it is the first', () => {
    expect(render()).toMatch(/width="2400" height="1350"/);
    expect(render()).toContain('loading="lazy"');
    expect(render({ priority: true })).toMatch(/loading="eager".*fetchPriority="high"/i);
    expect(render({ image: undefined })).toMatch(/width="1280" height="720"/);
  });

  it('IM-07 offers every ready width', () => {
    expect(pictureSources(image)).toMatchObject({
      src: '/m',
      srcSet: '/s 540w, /m 740w, /l 1280w, /x 1800w',
    });
    expect(render()).toContain('sizes="50vw"');
  });

  it('IM-08 makes do with the listing image', () => {
    expect(pictureSources({ ...image, urls: { listing_image: '/tiny' } })).toEqual({
      src: '/tiny',
      srcSet: undefined,
      avif: undefined,
    });
  });

  it('paints the picture’s own color and is decoration unless it is described', () => {
    expect(render()).toContain('--ground:#31475e');
    expect(render()).toContain('alt=""');
    expect(render({ alt: 'A bench' })).toContain('alt="A bench"');
  });

  it('IM-07 names the real width when the original is smaller', () => {
    expect(pictureSources({ ...image, width: 1600 })?.srcSet).toMatch(/\/l 1280w, \/x 1600w$/);
    expect(pictureSources({ ...image, width: 900 })?.srcSet).toBe('/s 540w, /m 740w, /l 900w');
  });

  it('IM-14 offers AVIF first, and fetches the first picture of a page early', () => {
    const html = render({ image: { ...image, avif: { sc_small: '/a' } }, priority: true });
    expect(html).toMatch(/<picture><source type="image\/avif" srcSet="\/a 540w" sizes="50vw"\/?><img/);
    expect(html).toMatch(/^<link rel="preload" as="image"[^>]+type="image\/avif"/);
    expect(render()).not.toContain('<picture>');
  });

  it('IM-13 shows an animation as a video in the same box, with its first frame as poster', () => {
    const html = render({ image: { ...image, animation: '/f.mp4' }, alt: 'A lamp turns' });
    expect(html).toMatch(/<video[^>]+src="\/f\.mp4"[^>]+poster="\/m"[^>]+width="2400" height="1350"/);
    for (const word of ['muted', 'loop', 'controls', 'preload="none"', 'aria-label="A lamp turns"'])
      expect(html).toContain(word);
    expect(html).not.toContain('autoplay');
    expect(render({ image: { ...image, animation: '/f.mp4' }, isStill: true })).not.toContain('<video');
  });

  it.each([
    [{ focus: { x: 30, y: 70 }, cropGravity: 1 }, '30% 70%'],
    [{ focus: undefined, cropGravity: 1 }, '0% 0%'],
    [{ focus: undefined, cropGravity: 8 }, '50% 100%'],
    [{ focus: undefined, cropGravity: 6 }, '100% 50%'],
    [{ focus: undefined, cropGravity: 5 }, undefined],
    [{ focus: undefined, cropGravity: 0 }, undefined],
    [{ focus: undefined, cropGravity: undefined }, undefined],
  ])('IM-17 IM-18 keeps %o visible in a box of another aspect ratio', (facts, position) => {
    expect(positionOf({ ...image, ...facts })).toBe(position);
  });
});
