import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FilledSlot } from '../wire.ts';
import { createDelivery } from './delivery.ts';
import { createListeners } from './listeners.ts';
import { cameMilliseconds } from './run-in-sequence.ts';
import { createSettings } from './settings.ts';
import { createSlot, emptySlot, type SlotRecord } from './slot.ts';

const world = vi.hoisted(() => ({
  /** Whether the iframe is laid out. */
  isRendered: true,
  load: () => {},
  /** Rendered iframes. */
  frames: [] as EventTarget[],
  resize: undefined as (() => void) | undefined,
  counted: [] as string[],
}));
vi.mock('./sandboxed-iframe.ts', async (original) => ({
  ...(await original<object>()),
  themeOf: () => 'light',
  renderIframe({ onLoad }: { onLoad: () => void }) {
    world.load = onLoad;
    const element = Object.assign(new EventTarget(), {
      getClientRects: () => (world.isRendered ? [{}] : []),
    });
    world.frames.push(element);
    return { element, end: () => {} };
  },
}));
vi.mock('./watch-view.ts', () => ({ watchView: () => ({ end: () => {} }) }));

const filled: FilledSlot = {
  id: 'box',
  isEmpty: false,
  size: [300, 250],
  creative: '/ads/creative/1',
  token: 'token',
  lineItemId: 1,
  creativeId: 1,
  advertiserId: 1,
  campaignId: 1,
  isBackfill: false,
};

/** Requests slots together: which ended empty, and the reported errors. */
function requestFor(ids: readonly string[], answer: () => Promise<Response>, isDisplayed = true) {
  vi.stubGlobal('fetch', answer);
  const errors: string[] = [];
  const ended: boolean[] = [];
  const listeners = createListeners(() => {});
  const received: string[] = [];
  listeners.add('slotResponseReceived', ({ slot }) => void received.push(slot.getSlotElementId()));
  listeners.add('slotRenderEnded', ({ isEmpty }) => void ended.push(isEmpty));
  const settings = createSettings<googletag.config.PageSettingsConfig>();
  settings.set({ singleRequest: true });
  const delivery = createDelivery({
    listeners,
    settings,
    page: () => ({ page: '/', correlator: 1, viewport: [1440, 900], targeting: {}, exclusions: [] }),
    iframeTitle: () => '',
    onError: (error) => void errors.push(error instanceof Error ? error.message : String(error)),
  });
  const records = ids.map((elementId, number) => {
    const record = createSlot({
      unit: '/8/wavelength/box',
      sizes: [[300, 250]],
      elementId,
      isOutOfPage: false,
      number,
      viewport: () => [1440, 900],
    });
    return Object.assign(record, { isDisplayed });
  });
  delivery.fetch(records);
  return { delivery, records, errors, ended, received };
}

/** Requests one slot and waits for its end. */
async function requestOne(answer: () => Promise<Response>) {
  const { records, errors, ended } = requestFor(['box'], answer);
  await vi.waitFor(() => expect(ended).toHaveLength(1));
  return { record: records[0] as SlotRecord, errors, isEmpty: ended[0] };
}

const answerOf = (slots: unknown) => async () => Response.json({ slots });

beforeEach(() => {
  Object.assign(world, { isRendered: true, resize: undefined, counted: [], frames: [] });
  vi.stubGlobal('location', { origin: 'https://wavelength.example' });
  vi.stubGlobal('document', { getElementById: () => ({ style: {} }) });
  vi.stubGlobal('navigator', {
    sendBeacon: (_: string, body: string) => world.counted.push(JSON.parse(body).events[0].kind),
  });
  class Observer {
    constructor(call: () => void) {
      world.resize = call;
    }
    observe() {}
    disconnect() {
      world.resize = undefined;
    }
  }
  vi.stubGlobal('ResizeObserver', Observer);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each<[string, () => Promise<Response>, string[]]>([
  ['is broken', async () => new Response('', { status: 503 }), ['the ad server answered 503']],
  ['is gone', () => Promise.reject(new TypeError('Failed to fetch')), ['Failed to fetch']],
  ['answers without slots', answerOf('none'), ['the ad server answered without slots']],
  [
    'says what is no answer',
    answerOf([{ ...filled, size: 'big' }]),
    ['the ad server sent no result for box'],
  ],
  [
    'names a creative of another server',
    answerOf([{ ...filled, creative: 'https://evil.example/x' }]),
    ['the ad server sent a creative URL that is not allowed: https://evil.example/x'],
  ],
  ['has no ad', answerOf([{ id: 'box', isEmpty: true }]), []],
])(
  'AD-51 a server that %s leaves its slot empty, and its failure is reported',
  async (_, answer, reported) => {
    const { errors, isEmpty } = await requestOne(answer);
    expect([isEmpty, errors]).toEqual([true, reported]);
  },
);

it('AD-54 an ad is counted when it has loaded, in the window or not', async () => {
  const { errors, isEmpty } = await requestOne(answerOf([filled]));
  expect([isEmpty, errors, world.counted]).toEqual([false, [], []]);
  world.load();
  expect(world.counted).toEqual(['impression']);
});

it('AD-54 an ad in a closed dialog is not counted before it opens, and then once', async () => {
  world.isRendered = false;
  await requestOne(answerOf([filled]));
  world.load();
  world.resize?.();
  expect(world.counted).toEqual([]);
  world.isRendered = true;
  world.resize?.();
  expect([world.counted, world.resize]).toEqual([['impression'], undefined]);
});

it('AD-54 AD-08 an ad that is removed unseen is never counted, and nothing waits for it', async () => {
  world.isRendered = false;
  const { record } = await requestOne(answerOf([filled]));
  world.load();
  expect(world.resize).toBeDefined();
  emptySlot(record);
  expect([world.counted, world.resize]).toEqual([[], undefined]);
});

describe('AD-54 ads of one response are rendered one after the other', () => {
  const three = ['first', 'second', 'third'];
  const slots = three.map((id) => ({ ...filled, id }));
  const all = answerOf(slots);
  beforeEach(() => void vi.useFakeTimers());

  it('the next is rendered when the last has loaded', async () => {
    const { ended } = requestFor(three, all);
    await vi.waitFor(() => expect(ended).toEqual([false]));
    await vi.advanceTimersByTimeAsync(cameMilliseconds / 2);
    expect(ended).toHaveLength(1);
    world.frames[0]?.dispatchEvent(new Event('load'));
    await vi.waitFor(() => expect(ended).toEqual([false, false]), { interval: 1 });
  });

  it('one that does not load delays the others by half a second', async () => {
    const { ended } = requestFor(three, all);
    await vi.waitFor(() => expect(ended).toHaveLength(1));
    await vi.advanceTimersByTimeAsync(cameMilliseconds);
    expect(ended).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(cameMilliseconds);
    expect(ended).toHaveLength(3);
  });

  it('an empty one delays nothing, and one removed meanwhile is not rendered', async () => {
    const [, ...later] = slots;
    const { ended, records } = requestFor(three, answerOf([{ id: 'first', isEmpty: true }, ...later]));
    await vi.waitFor(() => expect(ended).toEqual([true, false]), { interval: 1 });
    const [, , third] = records;
    if (third) third.round += 1;
    await vi.advanceTimersByTimeAsync(cameMilliseconds);
    expect(world.frames).toHaveLength(1);
  });

  it('one that cannot be rendered is reported and delays nothing', async () => {
    const { errors, ended, records } = requestFor(three, all);
    // Reading its iframe throws.
    Object.defineProperty(records[0] ?? {}, 'iframe', {
      get() {
        throw new Error('no iframe');
      },
      set() {},
    });
    await vi.waitFor(() => expect(ended).toHaveLength(1), { interval: 1 });
    expect(errors).toEqual(['no iframe']);
    expect(world.frames).toHaveLength(1);
  });

  it('all are reported as received when the response arrived', async () => {
    const { received, ended } = requestFor(three, all);
    await vi.waitFor(() => expect(ended).toHaveLength(1));
    expect(received).toEqual(three);
  });

  it('those that wait for display are rendered one after the other as well', async () => {
    const { records, delivery, ended, received } = requestFor(three, all, false);
    await vi.waitFor(() => expect(received).toEqual(three));
    for (const record of records) delivery.show(Object.assign(record, { isDisplayed: true }));
    expect(ended).toEqual([false]);
    await vi.advanceTimersByTimeAsync(2 * cameMilliseconds);
    expect(ended).toHaveLength(3);
  });
});
