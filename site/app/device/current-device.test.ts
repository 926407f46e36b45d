import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mediaOfWidth } from './test/window-width.ts';

/** A window of a given width, as far as the device code reads it. */
function open(address: string, width: number, cookie = '') {
  const written: string[] = [];
  const events = new EventTarget();
  vi.stubGlobal('location', { href: `https://wavelength.example${address}` });
  vi.stubGlobal('matchMedia', mediaOfWidth(width));
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events));
  vi.stubGlobal('document', {
    get cookie() {
      return cookie;
    },
    set cookie(text: string) {
      written.push(text);
    },
  });
  const resize = (to: number) => {
    vi.stubGlobal('matchMedia', mediaOfWidth(to));
    events.dispatchEvent(new Event('resize'));
  };
  return { written, resize };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the device of this browser', () => {
  it.each([
    ['DV-02', '/', 767, '', 'mobile'],
    ['DV-02', '/', 768, '', 'tablet'],
    ['DV-02', '/', 1023, '', 'tablet'],
    ['DV-02', '/', 1024, '', 'desktop'],
    ['DV-04 DV-05', '/', 1024, 'device=mobile', 'desktop'],
    ['DV-04 DV-05', '/', 390, 'device=desktop', 'mobile'],
    ['DV-05', '/', 1024, 'device=desktop', 'desktop'],
    ['DV-01', '/?device=tv', 1024, `device=${'x'.repeat(10_000)}`, 'desktop'],
  ])('%s %s at %d px with the cookie %s', async (_id, address, width, cookie, expected) => {
    const { written } = open(address, width, cookie.slice(0, 40));
    const { currentDevice, watchDevice } = await import('./current-device.ts');
    expect(currentDevice()).toBe(expected);
    watchDevice();
    // A correct cookie is not written again: it would never expire.
    const isNews = cookie !== `device=${expected}`;
    const text = `device=${expected}; Max-Age=604800; Path=/; SameSite=Lax; Secure`;
    expect(written).toEqual(isNews ? [text] : []);
  });

  it('DV-07 is read once, 200 ms after the last change of width', async () => {
    const { written, resize } = open('/', 1200);
    const { currentDevice, watchDevice } = await import('./current-device.ts');
    const stop = watchDevice();
    for (const width of [1000, 800, 700, 500]) resize(width);
    vi.advanceTimersByTime(199);
    expect([currentDevice(), written.length]).toEqual(['desktop', 1]);
    vi.advanceTimersByTime(1);
    expect([currentDevice(), written.length]).toEqual(['mobile', 2]);
    stop();
    resize(1200);
    vi.advanceTimersByTime(1000);
    expect(currentDevice()).toBe('mobile');
  });

  it('DV-04 DV-05 an explicit device applies to its page only: the cookie follows the window', async () => {
    const { written } = open('/?device=tablet', 1024, 'device=mobile');
    const { currentDevice, watchDevice } = await import('./current-device.ts');
    watchDevice();
    expect(currentDevice()).toBe('tablet');
    expect(written).toEqual([expect.stringMatching(/^device=desktop;/)]);
    vi.stubGlobal('location', { href: 'https://wavelength.example/next/' });
    expect(currentDevice()).toBe('desktop');
  });

  it('DV-05 DV-07 the URL overrides a new width', async () => {
    const { resize } = open('/?device=tablet', 1200);
    const { currentDevice, watchDevice } = await import('./current-device.ts');
    watchDevice();
    resize(400);
    vi.advanceTimersByTime(200);
    expect(currentDevice()).toBe('tablet');
  });
});
