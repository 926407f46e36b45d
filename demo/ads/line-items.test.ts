import { expect, it } from 'vitest';
import { readLineItems } from '#services/ads/line-item.ts';
import { lineItems } from './line-items.ts';

it('AD-54 the demo has a house creative for every size the specification names', () => {
  const items = readLineItems(lineItems, 'demo');
  const sizes = new Set(items.flatMap(({ creatives }) => creatives.map(({ size }) => size)));
  for (const size of ['970x250', '970x66', '728x90', '320x50', '300x250', '300x600', '6x6', 'fluid'])
    expect(sizes).toContain(size);
});
