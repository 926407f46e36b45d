import { describe, expect, it } from 'vitest';
import { createKeyValues } from './key-values.ts';
import { createListeners } from './listeners.ts';
import { identifiedReader } from './reader.ts';
import { createSettings } from './settings.ts';
import { chooseMapped, createSizeMapping, readSizes } from './sizes.ts';
import { nextLook, nextView, unseen, type ViewEvent } from './view-state.ts';

describe('sizes', () => {
  it.each<[unknown, unknown]>([
    [[300, 250], [[300, 250]]],
    ['fluid', ['fluid']],
    [['fluid'], ['fluid']],
    [
      [[300, 250], 'fluid', ['fluid'], [728, 90]],
      [[300, 250], 'fluid', 'fluid', [728, 90]],
    ],
    [[], []],
    ['300x250', null],
    [[300], null],
    [[300, -1], null],
    [[300, 250, 90], null],
    [[[300, '250']], null],
    [undefined, null],
  ])('%j reads as %j', (given, read) => expect(readSizes(given)).toEqual(read));

  const mapping = createSizeMapping()
    .addSize(
      [1024, 0],
      [
        [970, 250],
        [728, 90],
      ],
    )
    .addSize([0, 0], [])
    .addSize([640, 400], [728, 90])
    .build();
  it.each<[[number, number], unknown]>([
    [
      [1440, 900],
      [
        [970, 250],
        [728, 90],
      ],
    ],
    [
      [1024, 200],
      [
        [970, 250],
        [728, 90],
      ],
    ],
    [[1023, 900], [[728, 90]]],
    [[1023, 300], []],
    [[320, 600], []],
  ])('a window of %j gets %j', (viewport, sizes) =>
    expect(chooseMapped(mapping ?? [], viewport)).toEqual(sizes),
  );

  it('an invalid mapping is ignored', () => {
    expect(createSizeMapping().build()).toBeNull();
    expect(createSizeMapping().addSize([0, -1], [300, 250]).addSize([0, 0], [300, 250]).build()).toBeNull();
  });
});

describe('impressionViewable: half of it for one second', () => {
  const seen = (percentage: number, at: number): ViewEvent => ({ kind: 'seen', percentage, at });
  const tick = (at: number): ViewEvent => ({ kind: 'tick', at });
  it.each<[string, ViewEvent[], boolean]>([
    ['half for a second', [seen(50, 0), tick(1000)], true],
    ['half for almost a second', [seen(50, 0), tick(999)], false],
    ['less than half for long', [seen(49, 0), tick(9000)], false],
    ['half, hidden for a moment, half again', [seen(60, 0), seen(10, 600), seen(60, 700), tick(1500)], false],
    ['more or less of it, never under half', [seen(60, 0), seen(100, 400), seen(50, 800), tick(1000)], true],
    ['gone when the second was over', [seen(60, 0), seen(0, 1200)], true],
    ['gone long after', [seen(60, 0), tick(1000), seen(0, 5000)], true],
    ['never', [], false],
  ])('%s', (_name, events, isViewable) => {
    expect(events.reduce(nextView, unseen).isViewable).toBe(isViewable);
  });

  it('is checked again when the second is over, and then never again', () => {
    const half = nextView(unseen, seen(50, 300));
    expect(nextLook(half)).toBe(1300);
    expect(nextLook(nextView(half, tick(1300)))).toBeUndefined();
    expect(nextLook(unseen)).toBeUndefined();
  });
});

describe('AD-39 the reader id of a request', () => {
  const id = 'x'.repeat(32);
  it.each<[string, googletag.PrivacySettingsConfig, string[], string | undefined]>([
    ['nothing asks for less', {}, [], id],
    ['all is said to be allowed', { limitedAds: false, nonPersonalizedAds: false }, [], id],
    ['limited ads', { limitedAds: true }, [], undefined],
    ['no personal ads', { nonPersonalizedAds: true }, [], undefined],
    ['restricted processing', { restrictDataProcessing: true }, [], undefined],
    ['a child', { childDirectedTreatment: true }, [], undefined],
    ['under age', { underAgeOfConsent: true }, [], undefined],
    ['a treatment', {}, ['disablePersonalization'], undefined],
  ])('%s', (_name, privacy, treatments, named) => {
    expect(identifiedReader(id, privacy, treatments)).toBe(named);
    expect(identifiedReader(undefined, privacy, treatments)).toBeUndefined();
  });
});

describe('key-values and settings', () => {
  it('are strings, replaced as a whole, removed one by one or all', () => {
    const values = createKeyValues();
    values.set('pos', 1);
    values.set('topic', ['a', 'b', null, { c: 1 }]);
    values.set('', 'x');
    values.set('topic', ['c']);
    expect(values.all()).toEqual({ pos: ['1'], topic: ['c'] });
    values.merge({ pos: null, ptype: 'article' });
    expect(values.keys()).toEqual(['topic', 'ptype']);
    values.clear('topic');
    expect(values.get('topic')).toEqual([]);
    values.merge(null);
    expect(values.keys()).toEqual([]);
  });

  it('setConfig sets, null removes, getConfig returns the requested settings', () => {
    const settings = createSettings<googletag.config.PageSettingsConfig>();
    settings.set({ singleRequest: true, collapseDiv: 'ON_NO_FILL', targeting: { a: '1', b: ['2', '3'] } });
    expect(settings.get(['singleRequest', 'targeting', 'lazyLoad'])).toEqual({
      singleRequest: true,
      targeting: { a: '1', b: ['2', '3'] },
    });
    settings.set({ singleRequest: null, targeting: { a: null } });
    expect(settings.get('singleRequest')).toEqual({});
    expect(settings.get('targeting')).toEqual({ targeting: { b: ['2', '3'] } });
    expect(settings.value('collapseDiv')).toBe('ON_NO_FILL');
  });

  it('a listener that throws does not affect the others', () => {
    const errors: unknown[] = [];
    const called: string[] = [];
    const listeners = createListeners((error) => errors.push(error));
    const last = () => void called.push('last');
    listeners.add('slotRequested', () => {
      throw new Error('mine');
    });
    listeners.add('slotRequested', last);
    const event = { slot: {} as googletag.Slot, serviceName: 'publisher_ads' };
    listeners.emit('slotRequested', event);
    listeners.remove('slotRequested', last);
    listeners.emit('slotRequested', event);
    expect([errors.length, called]).toEqual([2, ['last']]);
  });
});
