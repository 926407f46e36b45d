import { describe, expect, it } from 'vitest';
import { hostileTargets } from '#content/test/hostile-targets.ts';
import { readLineItems } from './line-item.ts';
import { creativeOf } from './test/examples.ts';

const sound = {
  id: 1,
  name: 'Lamps',
  campaignId: 1,
  advertiserId: 1,
  advertiser: 'Harrow Lamps',
  priority: 8,
  startsAt: '2026-11-01T00:00:00Z',
  creatives: [creativeOf(10, '300x250')],
};

describe('line items', () => {
  it.each<[string, object, RegExp]>([
    ['a priority that is none', { priority: 17 }, /test: line item "Lamps": priority: /],
    [
      'an end before the start',
      { endsAt: '2026-10-01T00:00:00Z' },
      /"Lamps": endsAt: must lie after startsAt/,
    ],
    ['no creative', { creatives: [] }, /"Lamps": creatives: /],
    ['an unknown key', { colour: 'red' }, /"Lamps": .*colour/],
    [
      'a click to another scheme',
      { creatives: [{ ...creativeOf(1, '300x250'), clickUrl: 'javascript:alert(1)' }] },
      /creatives.0.clickUrl: must be a path of this site or an https address/,
    ],
    [
      'a click to a host without scheme',
      { creatives: [{ ...creativeOf(1, '300x250'), clickUrl: '//evil.example' }] },
      /clickUrl/,
    ],
    [
      'a click to a host behind a backslash',
      { creatives: [{ ...creativeOf(1, '300x250'), clickUrl: '/\\evil.example' }] },
      /clickUrl/,
    ],
    ['a criterion no request tells', { when: { percentage: 5 } }, /"Lamps": when.percentage: /],
    ['one of its opposite', { when: { not: { loggedIn: true } } }, /"Lamps": when.not.loggedIn: /],
    ['a size in words', { creatives: [creativeOf(1, 'huge')] }, /creatives.0.size: must be a size/],
  ])('%s stops the start and is named', (_name, wrong, message) => {
    expect(() => readLineItems([{ ...sound, ...wrong }], 'test')).toThrow(message);
  });

  it.each([
    ['https://shop.example/café–menu', 'https://shop.example/caf%C3%A9%E2%80%93menu'],
    ['https://shop.example/a\r\nb?x=[y]', 'https://shop.example/ab?x=[y]'],
    ['/deals/?from=ad#now', '/deals/?from=ad#now'],
  ])('a click to %j leads to %s', (clickUrl, accepted) => {
    const [item] = readLineItems(
      [{ ...sound, creatives: [{ ...creativeOf(1, '300x250'), clickUrl }] }],
      'test',
    );
    expect(item?.creatives[0]?.clickUrl).toBe(accepted);
  });

  it('VAL-03 a click address that hides its host stops the start; others name their host plainly', () => {
    const accepted = hostileTargets.filter((clickUrl) => {
      const creatives = [{ ...creativeOf(1, '300x250'), clickUrl }];
      try {
        return readLineItems([{ ...sound, creatives }], 'test').length > 0;
      } catch (error) {
        expect(String(error), clickUrl).toMatch(/clickUrl/);
        return false;
      }
    });
    // The publication's own host is a host like any other here: line items name pages of ours by their path.
    expect(accepted).toEqual([
      'https://wavelength.example//evil.example/',
      'https://wavelength.example/..//evil.example/',
      'https://wavelength.example.evil.example/',
      'ht\ntps://evil.example/',
    ]);
  });

  it('no id twice', () => {
    expect(() => readLineItems([sound, { ...sound, name: 'Again' }], 'test')).toThrow(
      /"?Again"?: id 1 is used twice[\s\S]*creative 10 is used twice/,
    );
  });
});
