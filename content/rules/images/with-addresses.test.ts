import { expect, it } from 'vitest';
import type { Image } from '../../entities/image.ts';
import { withAddresses } from './with-addresses.ts';

const image = { typeName: 'image', bucketType: 'hub', bucketPath: 'a.webp', alt: 'A' } as Image;
const urls = { sc_large: '/resize/signed/hub/a.webp' };

it('pictures at whatever depth get the addresses of their originals; the rest stays', () => {
  const embed = { type: 'listicle', listicle: { hed: 'A', imageGroup: [image], like: ['x'], price: null } };
  const shown = withAddresses(embed, { 'hub/a.webp': { ...image, alt: 'Of another place', urls } });
  expect(shown).toEqual({
    ...embed,
    listicle: { ...embed.listicle, imageGroup: [{ ...image, urls }] },
  });
  expect(withAddresses(embed, {})).toEqual(embed);
});
