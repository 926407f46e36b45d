import { describe, expect, it } from 'vitest';
import type { AdSize } from '#content/entities/ad-slot-config.ts';
import { fakeClock } from '../test/fake-clock.ts';
import { runMachine } from './run-machine.ts';
import { moveSkybox, type SkyboxEvent, type SkyboxState, startSkybox } from './skybox-machine.ts';

function running(isFrontPage = false) {
  const clock = fakeClock();
  const machine = runMachine<SkyboxState, SkyboxEvent>(startSkybox(isFrontPage), moveSkybox, () => {}, clock);
  const ad = (size: AdSize, isEmpty = false, collapsesEmpty = true) =>
    machine.send({ kind: 'ad', size, isEmpty, collapsesEmpty });
  const scroll = (y: number) => machine.send({ kind: 'scroll', y });
  return { clock, machine, ad, scroll };
}

describe('the skybox', () => {
  it.each<[AdSize]>([[[320, 50]], [[728, 90]], [[970, 66]]])(
    'AD-24 AD-23 the leader %j sticks on the first scroll for 5 seconds, once',
    (size) => {
      const { clock, machine, ad, scroll } = running();
      ad(size);
      expect(machine.get()).toMatchObject({ isLeader: true, isRendered: true, isStuck: false });
      clock.go(60_000);
      expect(machine.get().isStuck).toBe(false);
      scroll(10);
      expect(machine.get().isStuck).toBe(true);
      clock.go(4999);
      expect(machine.get().isStuck).toBe(true);
      clock.go(1);
      expect(machine.get().isStuck).toBe(false);
      scroll(20);
      expect(machine.get().isStuck).toBe(false);
      expect(clock.waiting()).toBe(0);
    },
  );

  it.each([
    [100, false],
    [101, true],
  ])('AD-25 AD-23 scrolled %i px, after 4.5 seconds it animates: %s', (y, isAnimating) => {
    const { clock, machine, ad, scroll } = running();
    ad([728, 90]);
    scroll(5);
    scroll(y);
    clock.go(4499);
    expect(machine.get().isAnimating).toBe(false);
    clock.go(1);
    expect(machine.get()).toMatchObject({ isAnimating, isStuck: true });
    clock.go(500);
    expect(machine.get()).toMatchObject({ isAnimating: false, isStuck: false });
  });

  it('AD-24 stops sticking although the timer fires slightly early', () => {
    const clock = fakeClock();
    const early = {
      ...clock,
      at: (at: number, call: () => void) => clock.at(at - clock.now() > 1 ? at - 0.4 : at, call),
    };
    const machine = runMachine<SkyboxState, SkyboxEvent>(startSkybox(false), moveSkybox, () => {}, early);
    machine.send({ kind: 'ad', size: [728, 90], isEmpty: false, collapsesEmpty: true });
    machine.send({ kind: 'scroll', y: 500 });
    for (let step = 0; step < 5010; step += 1) clock.go(1);
    expect(machine.get()).toMatchObject({ isStuck: false, isAnimating: false });
  });

  it('AD-26 AD-23 another size is marked rendered after 1 second and never sticks', () => {
    const { clock, machine, ad, scroll } = running();
    ad([970, 250]);
    scroll(300);
    clock.go(999);
    expect(machine.get()).toMatchObject({ isRendered: false, isLeader: false, isStuck: false });
    clock.go(1);
    expect(machine.get()).toMatchObject({ isRendered: true, isStuck: false });
  });

  it.each([
    [true, true],
    [false, false],
  ])('AD-27 AD-23 empty, collapsing when empty %s: collapsed %s', (collapsesEmpty, isCollapsed) => {
    const { machine, ad } = running();
    ad([0, 0], true, collapsesEmpty);
    expect(machine.get()).toMatchObject({ isEmpty: true, isCollapsed, isRendered: false });
  });

  it('AD-28 AD-29 is expanded on the front page, and resets on every page', () => {
    const { clock, machine, ad, scroll } = running(true);
    expect(machine.get().isExpanded).toBe(true);
    ad([728, 90]);
    expect(machine.get().isExpanded).toBe(true);
    scroll(50);
    machine.send({ kind: 'route', isFrontPage: false });
    expect(machine.get()).toEqual(startSkybox(false));
    expect(clock.waiting()).toBe(0);
    ad([728, 90]);
    scroll(50);
    expect(machine.get().isStuck).toBe(true);
  });
});
