import { expect, it } from 'vitest';
import { type CountPlace, showCounts } from './count-places.ts';

const place = (disqusIdentifier?: string, textContent = ''): CountPlace => ({
  dataset: { disqusIdentifier },
  textContent,
});

it('CM-01 fills in comment counts, each thread requested once, fifty at a time', async () => {
  const places = [...Array.from({ length: 60 }, (_, n) => place(`story-${n}`)), place('story-1'), place()];
  const requested: number[] = [];
  await showCounts(places, async (names) => {
    requested.push(names.length);
    return Object.fromEntries(names.map((name) => [name, Number(name.slice(6))]));
  });
  expect(requested).toEqual([50, 10]);
  expect([places[0], places[1], places[59], places[60], places[61]].map((one) => one?.textContent)).toEqual([
    '',
    '1',
    '59',
    '1',
    '',
  ]);
});

it("CM-01 leaves the page's number when the service does not respond", async () => {
  const known = place('story-1', '12');
  await showCounts([known], async () => ({}));
  expect(known.textContent).toBe('12');
});
