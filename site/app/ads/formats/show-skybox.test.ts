import { afterEach, expect, it, vi } from 'vitest';
import { fakeClock } from '../test/fake-clock.ts';
import { FakeElement, fakeDocument } from '../test/fake-document.ts';
import { runSkybox } from './show-skybox.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['in the same element', true],
  ['in another one', false],
])(
  'AD-24 AD-25 AD-29 the leader of the next page sticks, %s, when a reader left while one stuck',
  async (_, isSame) => {
    const clock = fakeClock();
    const first = new FakeElement({ slot: 'skybox', skybox: 'inner' });
    const { body } = fakeDocument(first);
    const scrolled: (() => void)[] = [];
    vi.stubGlobal('addEventListener', (_kind: string, call: () => void) => scrolled.push(call));
    const scroll = () => scrolled.map((call) => call());
    const control = runSkybox(clock, false);
    await control.ad([728, 90], false, true);
    scroll();
    expect([...first.names]).toContain('is-stuck');
    clock.go(2000);

    const next = isSame ? first : new FakeElement({ slot: 'skybox', skybox: 'inner' });
    body.replaceChildren(next);
    control.route(false);
    expect([...next.names]).toEqual([]);
    await control.ad([728, 90], false, true);
    scroll();
    expect([...next.names].sort()).toEqual(['is-leader', 'is-rendered', 'is-stuck']);
    clock.go(5000);
    expect([...next.names]).toContain('is-done');
  },
);

it('AD-23 AD-28 an ad that loaded during a navigation does not change the next page', async () => {
  const clock = fakeClock();
  const skybox = new FakeElement({ slot: 'skybox', skybox: 'inner' });
  fakeDocument(skybox);
  vi.stubGlobal('addEventListener', () => {});
  const control = runSkybox(clock, false);
  const rendered = control.ad([728, 90], false, true);
  control.route(false);
  await rendered;
  expect([...skybox.names]).toEqual([]);
});
