import { expect, it } from 'vitest';
import { storyInput } from '#content/entities/story-input.ts';
import { readableText } from './readable-text.ts';

it('a gallery is found by what its pictures show and by every other fact, not by the numbers behind them', () => {
  const facts = {
    shows: 'Cut face of an aluminum shim',
    source: 'Three reference plates',
    measuredBy: 'Milo Castellanos',
    scale: '1 : 400',
    data: { columns: ['Depth'], rows: [[4711]] },
  };
  const gallery = storyInput.parse({
    kind: 'gallery',
    slug: 'plates',
    title: 'Plates',
    items: [
      { id: 'one', position: 0, title: 'Plate one', facts },
      { id: 'two', position: 1, body: '<p>Without facts</p>' },
    ],
  });
  expect(readableText(gallery).split('\n')).toEqual([
    'Plate one',
    'Cut face of an aluminum shim',
    'Three reference plates',
    'Milo Castellanos',
    '1 : 400',
    'Without facts',
  ]);
});

it('a live blog is found by its entries, the newest first', () => {
  const entry = (uuid: string, hour: string) => ({
    type: 'liveEntry',
    uuid,
    at: `2026-11-18T${hour}:00:00Z`,
    title: `Title ${uuid}`,
    html: `<p>Text <b>${uuid}</b></p>`,
  });
  const story = storyInput.parse({
    kind: 'article',
    slug: 'open-day',
    title: 'Open Day, live',
    layoutName: 'live-blog',
    body: '<p>Before.</p>[shortcode type="liveEntry" uuid="b"]\n[shortcode type="liveEntry" uuid="a"]',
    additionalShortcodeData: { a: entry('a', '09'), b: entry('b', '10') },
  });
  expect(readableText(story).split('\n').filter(Boolean)).toEqual([
    'Before.',
    'Title b',
    'Text b',
    'Title a',
    'Text a',
  ]);
});
