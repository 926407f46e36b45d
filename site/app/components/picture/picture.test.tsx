import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { imageExample } from '#content/examples/image.ts';
import { Picture } from './picture.tsx';
import { pictureSources } from './sources.ts';

const urls = { sc_small: '/s', sc_medium: '/m', sc_large: '/l', sc_xlarge: '/x' };
const image = { ...imageExample, urls };
const draw = (props = {}) => renderToStaticMarkup(<Picture image={image} sizes="50vw" {...props} />);

describe('Picture', () => {
  it('IM-21 draws the fallback with empty alt for an image without addresses', () => {
    for (const invalid of [undefined, { alt: 'Something', typeName: 'image' }]) {
      const html = draw({ image: invalid, alt: 'Something' });
      expect(html).toMatch(/src="[^"]*fallback[^"]*"/);
      expect(html).toContain('alt=""');
    }
  });

  it('IM-23 always says width and height, and is lazy unless it comes first', () => {
    expect(draw()).toMatch(/width="1600" height="900"/);
    expect(draw()).toContain('loading="lazy"');
    expect(draw({ priority: true })).toMatch(/loading="eager".*fetchPriority="high"/i);
    expect(draw({ image: undefined })).toMatch(/width="1280" height="720"/);
  });

  it('IM-07 offers every ready width', () => {
    expect(pictureSources(image)).toEqual({ src: '/m', srcSet: '/s 540w, /m 740w, /l 1280w, /x 1800w' });
    expect(draw()).toContain('sizes="50vw"');
  });

  it('IM-08 makes do with the listing image', () => {
    expect(pictureSources({ ...image, urls: { listing_image: '/tiny' } })).toEqual({
      src: '/tiny',
      srcSet: undefined,
    });
  });

  it('paints the picture’s own color and is decoration unless it is described', () => {
    expect(draw()).toContain('--ground:#31475e');
    expect(draw()).toContain('alt=""');
    expect(draw({ alt: 'A bench' })).toContain('alt="A bench"');
  });
});
