import { describe, expect, it } from 'vitest';
import type { CheckedAdRequest } from '../ad-request.ts';
import type { GivenLineItem, LineItem } from '../line-item.ts';
import { creativeOf, itemOf, noon, requestOf, slotOf } from '../test/examples.ts';
import { byWeight, type ChooseOptions, chooseAll } from './choose.ts';
import { expectedBy, type Rejection, rejectionOf } from './eligible.ts';
import { slotFacts } from './facts.ts';
import { createPageView } from './separation.ts';

const state = { now: noon, delivered: () => 0, seen: () => undefined };
/** All slots are of one page view. */
const oneView = () => {
  const view = createPageView();
  return () => view;
};
const factsOf = (request: CheckedAdRequest) => request.slots.map((slot) => slotFacts(request, slot));
const [plain] = factsOf(requestOf());
if (!plain) throw new Error('no slot');
const three = ['box-1', 'box-2', 'box-3'].map((slotId) => ({ ...plain, slotId }));

describe('AD-54 whether a line item may be shown', () => {
  const cases: [string, Partial<GivenLineItem>, Partial<CheckedAdRequest>, Rejection | undefined][] = [
    ['nothing speaks against it', {}, {}, undefined],
    ['starts now', { startsAt: '2026-11-15T12:00:00Z' }, {}, undefined],
    ['starts in a second', { startsAt: '2026-11-15T12:00:01Z' }, {}, 'not started'],
    ['ends in a second', { endsAt: '2026-11-15T12:00:01Z' }, {}, undefined],
    ['ends now', { endsAt: '2026-11-15T12:00:00Z' }, {}, 'over'],
    ['its place', { places: ['box-1'] }, {}, undefined],
    ['its family of places', { places: ['box-*'] }, {}, undefined],
    ['another place', { places: ['skybox-*'] }, {}, 'other place'],
    ['another size', { creatives: [creativeOf(1, '300x600')] }, {}, 'no size'],
    ['one of its sizes', { creatives: [creativeOf(1, '300x600'), creativeOf(2, '300x250')] }, {}, undefined],
    ['its topic', { when: { topics: ['security'] } }, { targeting: { topic: ['security'] } }, undefined],
    ['another topic', { when: { topics: ['security'] } }, { targeting: { topic: ['energy'] } }, 'criteria'],
    ['its device, by the width', { when: { devices: ['desktop'] } }, {}, undefined],
    [
      'the device the page tells',
      { when: { devices: ['mobile'] } },
      { targeting: { device: ['mobile'] } },
      undefined,
    ],
    ['another device', { when: { devices: ['mobile'] } }, {}, 'criteria'],
    ['its part of the site', { when: { pathPrefixes: ['/article/'] } }, {}, undefined],
    ['another part', { when: { pathPrefixes: ['/product/'] } }, {}, 'criteria'],
    [
      'its key and value',
      { keyValues: { ptype: ['article', 'review'] } },
      { targeting: { ptype: ['review'] } },
      undefined,
    ],
    [
      'any value of its key',
      { keyValues: { hb_bidder: ['*'] } },
      { targeting: { hb_bidder: ['house'] } },
      undefined,
    ],
    ['its key is missing', { keyValues: { hb_bidder: ['*'] } }, {}, 'key-values'],
    ['one of two keys', { keyValues: { a: ['1'], b: ['2'] } }, { targeting: { a: ['1'] } }, 'key-values'],
    [
      'a value it avoids',
      { notKeyValues: { user: ['registered'] } },
      { targeting: { user: ['registered'] } },
      'key-values',
    ],
    ['a label the page excludes', { labels: ['alcohol'] }, { exclusions: ['alcohol'] }, 'excluded'],
    ['a label that is not excluded', { labels: ['alcohol'] }, { exclusions: ['cars'] }, undefined],
    ['a cap without consent', { cap: { impressions: 3, hours: 24 } }, {}, 'no reader id'],
  ];
  it.each(cases)('%s', (_name, item, request, rejection) => {
    const [facts = plain] = factsOf(requestOf(request));
    expect(rejectionOf(itemOf(1, item), facts, state)).toBe(rejection);
  });

  it.each<[number, Rejection | undefined]>([
    [0, undefined],
    [2, undefined],
    [3, 'seen often enough'],
    [4, 'seen often enough'],
  ])('a reader who agreed to be counted and saw it %i times of 3', (times, rejection) => {
    const item = itemOf(1, { cap: { impressions: 3, hours: 24 } });
    expect(rejectionOf(item, plain, { ...state, seen: () => times })).toBe(rejection);
  });

  const flight = { startsAt: '2026-11-15T00:00:00Z', endsAt: '2026-11-16T00:00:00Z', goal: 1000 };
  it.each<[GivenLineItem['pace'], number, Rejection | undefined]>([
    ['even', 500, undefined],
    ['even', 526, undefined],
    ['even', 527, 'ahead of its pace'],
    ['even', 1000, 'goal reached'],
    ['fast', 999, undefined],
    ['fast', 1000, 'goal reached'],
  ])('half through its flight, %s, with %i of 1000 shown', (pace, delivered, rejection) => {
    const item = itemOf(1, { ...flight, pace });
    expect(expectedBy(item, noon)).toBe(500);
    expect(rejectionOf(item, plain, { ...state, delivered: () => delivered })).toBe(rejection);
  });

  it('the word of a slot counts more than that of its page', () => {
    const request = requestOf({
      targeting: { pos: ['1'] },
      slots: [slotOf('box-1', { targeting: { pos: ['2'] } })],
    });
    expect(factsOf(request)[0]?.keyValues).toEqual({ pos: ['2'] });
  });
});

describe('AD-54 which line item is shown', () => {
  const choose = (
    items: readonly LineItem[],
    throws: number[],
    more: Partial<ChooseOptions> = {},
    slots = [plain],
  ) => {
    const random = () => throws.shift() ?? 0;
    const viewOf = oneView();
    return chooseAll(slots, { ...state, items, random, emptyShare: 0, viewOf, ...more }).map(
      (choice) => choice?.item.id,
    );
  };

  it('the strongest that may be shown, however heavy the others are', () => {
    const items = [
      itemOf(1, { weight: 1000 }),
      itemOf(2, { priority: 4 }),
      itemOf(3, { priority: 1, places: ['x'] }),
    ];
    expect(choose(items, [])).toEqual([2]);
  });

  it.each([
    [0, 1],
    [0.249, 1],
    [0.25, 2],
    [0.749, 2],
    [0.75, 3],
    [0.999, 3],
  ])('among equals by weight: %f falls to item %i', (thrown, id) => {
    const items = [itemOf(1, { weight: 10 }), itemOf(2, { weight: 20 }), itemOf(3, { weight: 10 })];
    expect(choose(items, [0, thrown, 0])).toEqual([id]);
  });

  it('an advertiser and a campaign once in a page view, unless the line item may repeat', () => {
    const houseAd = { priority: 16, advertiserId: 1 };
    const items = [itemOf(1), itemOf(2, { advertiserId: 2001 }), itemOf(9, houseAd)];
    expect(choose(items, [], {}, three)).toEqual([1, 9, undefined]);
    expect(choose([...items, itemOf(10, houseAd)], [], {}, three)).toEqual([1, 9, 10]);
    expect(choose([itemOf(1, { repeats: true })], [], {}, three)).toEqual([1, 1, 1]);
  });

  it('competitors are not in one page view', () => {
    const items = [1, 2].map((id) => itemOf(id, { competes: ['lamps'] }));
    expect(choose([...items, itemOf(3, { competes: ['keys'] })], [], {}, three)).toEqual([1, 3, undefined]);
  });

  it('AD-07 what an auction won is distinguished by its winner and shown in the size it won with', () => {
    const sizes: [number, number][] = [
      [970, 250],
      [728, 90],
    ];
    const won = (slotId: string, keyValues: Record<string, string[]>) => ({
      ...plain,
      slotId,
      sizes,
      keyValues: { hb_bidder: ['house'], hb_adid: [slotId], hb_size: ['728x90'], ...keyValues },
    });
    const bid = (id: number, size: string) => ({ id, size, kind: 'bid', clickUrl: '/newsletters/' }) as const;
    const items = [
      itemOf(1, { bid: 2, creatives: [creativeOf(10, '728x90')] }),
      itemOf(5, {
        priority: 5,
        keyValues: { hb_adid: ['*'] },
        creatives: [bid(51, '970x250'), bid(52, '728x90')],
      }),
    ];
    const slots = [
      won('a', { hb_crid: ['10'] }),
      won('b', { hb_crid: ['10'] }),
      won('c', { hb_bidder: ['other'], hb_crid: ['x'] }),
      won('d', { hb_bidder: ['other'], hb_crid: ['x'] }),
      won('e', { hb_bidder: ['other'], hb_crid: ['y'] }),
    ];
    const choices = chooseAll(slots, { ...state, items, random: () => 0, emptyShare: 0, viewOf: oneView() });
    expect(choices.map((choice) => choice?.creative.id)).toEqual([52, undefined, 52, undefined, 52]);
  });

  it.each<[string, Partial<GivenLineItem>, Partial<ChooseOptions>]>([
    ['a cap of two, seen once before', { cap: { impressions: 2, hours: 24 } }, { seen: () => 1 }],
    ['a goal that one more reaches', { goal: 10, pace: 'fast' }, { delivered: () => 9 }],
  ])('AD-54 %s holds among the slots of one request, also for house ads', (_name, limit, more) => {
    const houseAd = itemOf(9, { priority: 16, repeats: true });
    const limited = itemOf(8, { priority: 16, weight: 1000, repeats: true, ...limit });
    expect(choose([limited, houseAd], [], more, three)).toEqual([8, 9, 9]);
    // The next request begins with what was counted by then.
    expect(choose([limited, houseAd], [], more)).toEqual([8]);
  });

  it('AD-27 leaves a place empty now and then, though never one that was sold', () => {
    const houseAd = itemOf(9, { priority: 16 });
    const emptyShare = 0.2;
    expect(choose([houseAd], [0.19], { emptyShare })).toEqual([undefined]);
    expect(choose([houseAd], [0.2], { emptyShare })).toEqual([9]);
    expect(choose([itemOf(1), houseAd], [0.19], { emptyShare })).toEqual([1]);
    expect(choose([], [0.5], { emptyShare })).toEqual([undefined]);
  });

  it.each([
    ['never', undefined],
    ['always', 9],
  ])('a page that asks for house_fill=%s gets it', (fill, id) => {
    const [facts = plain] = factsOf(requestOf({ targeting: { house_fill: [fill] } }));
    expect(choose([itemOf(9, { priority: 16 })], [0], { emptyShare: 0.5 }, [facts])).toEqual([id]);
  });

  it.each<[readonly [number, number], string | undefined]>([
    [[1440, 900], '300x600'],
    [[390, 640], '300x250'],
    [[280, 640], undefined],
  ])('over a page of %j the best that leaves the way out in sight', (viewport, size) => {
    const sizes = ['300x600', '300x250', '320x50'].map((one, index) => creativeOf(index + 1, one));
    const request = requestOf({
      viewport: [...viewport],
      slots: [slotOf('over', { outOfPage: true, sizes: [] })],
    });
    const [choice] = chooseAll(factsOf(request), {
      ...state,
      items: [itemOf(1, { creatives: sizes })],
      random: () => 0,
      emptyShare: 0,
      viewOf: oneView(),
    });
    expect(choice?.creative.size).toBe(size);
  });

  it.each<[string, [number, number][], string]>([
    [
      'the largest is named first',
      [
        [970, 250],
        [970, 66],
        [728, 90],
      ],
      '970x250',
    ],
    [
      'there is none of the first size',
      [
        [970, 90],
        [728, 90],
        [970, 66],
      ],
      '728x90',
    ],
    [
      'a page would rather have a small one',
      [
        [728, 90],
        [970, 250],
      ],
      '728x90',
    ],
  ])('AD-24 AD-44 of the sizes that fit the one the page names first: %s', (_name, sizes, size) => {
    const creatives = ['970x66', '728x90', '970x250'].map((one, index) => creativeOf(index + 1, one));
    const request = requestOf({ slots: [slotOf('skybox-1', { sizes })] });
    for (const thrown of [0, 0.5, 0.999]) {
      const options = {
        ...state,
        items: [itemOf(1, { creatives })],
        random: () => thrown,
        emptyShare: 0,
        viewOf: oneView(),
      };
      expect(chooseAll(factsOf(request), options)[0]?.creative.size).toBe(size);
    }
  });

  it('throws nothing away when all weigh the same', () => {
    const entries = ['a', 'b', 'c', 'd'].map((name) => ({ name, weight: 1 }));
    expect([0, 0.25, 0.5, 0.75].map((thrown) => byWeight(entries, thrown)?.name)).toEqual([
      'a',
      'b',
      'c',
      'd',
    ]);
    expect(byWeight([], 0.5)).toBeUndefined();
  });
});
