import { describe, expect, it } from 'vitest';
import { moveSlot, type SlotEvent, startSlot, wantsAd } from './slot-machine.ts';

const slotAfter = (...events: SlotEvent[]) => events.reduce(moveSlot, startSlot('mpu-1', true));
const seen: SlotEvent = { kind: 'view', isInView: true };
const gone: SlotEvent = { kind: 'view', isInView: false };
const blank: SlotEvent = { kind: 'rendered', isEmpty: true };
const filled: SlotEvent = { kind: 'rendered', isEmpty: false };

describe('an ad unit', () => {
  it('AD-30 loads when it approaches the viewport, if nothing is rendered', () => {
    expect(wantsAd(slotAfter())).toBe(false);
    expect(slotAfter({ kind: 'approach' }).isLazyLoaded).toBe(true);
    expect(wantsAd(slotAfter({ kind: 'approach' }))).toBe(true);
    expect(wantsAd(slotAfter({ kind: 'approach' }, { kind: 'loading' }))).toBe(false);
    expect(wantsAd(slotAfter({ kind: 'approach' }, { kind: 'loading' }, filled))).toBe(false);
  });

  it('AD-31 has the state that the ad reported', () => {
    expect(slotAfter({ kind: 'approach' }, filled)).toMatchObject({ isRendered: true, isBlank: false });
    expect(slotAfter({ kind: 'approach' }, blank)).toMatchObject({ isRendered: true, isBlank: true });
    expect(slotAfter({ kind: 'approach' }, { kind: 'failed' })).toMatchObject({
      isRendered: true,
      isBlank: true,
    });
  });

  it.each<[string, SlotEvent[], boolean]>([
    ['blank out of sight', [gone, blank], true],
    ['blank in view keeps its space', [seen, blank], false],
    ['and folds when it has left the window', [seen, blank, gone], true],
    ['folded it stays folded', [gone, blank, seen], true],
    ['filled', [filled], false],
    ['failed out of sight', [gone, { kind: 'failed' }], true],
    ['blank before anybody knows where it is', [blank], false],
  ])('AD-32 %s', (_, events, isCollapsed) => {
    expect(slotAfter(...events).isCollapsed).toBe(isCollapsed);
  });

  it('AD-32 keeps its space when it does not collapse', () => {
    expect(moveSlot(moveSlot(startSlot('mpu-1', false), gone), blank).isCollapsed).toBe(false);
  });

  it('EN-67 AD-32 loads in its reserved space where inventory becomes known later', () => {
    const filled = slotAfter(seen, { kind: 'failed' }, { kind: 'inventory' }, { kind: 'approach' });
    expect(filled).toMatchObject({ isRendered: false, isBlank: false, isCollapsed: false });
    expect(wantsAd(filled)).toBe(true);
  });

  it('AD-33 resets on destroy', () => {
    expect(slotAfter({ kind: 'approach' }, filled, { kind: 'destroy' })).toMatchObject({
      isRendered: false,
      isLazyLoaded: false,
    });
  });

  it('AD-34 loads again under another name, once the new page is rendered', () => {
    const renamed = slotAfter({ kind: 'approach' }, filled, { kind: 'name', slotName: 'leader-1' });
    expect(wantsAd(renamed)).toBe(false);
    const routed = moveSlot(renamed, { kind: 'routed' });
    expect(wantsAd(routed)).toBe(true);
    expect(routed.slotName).toBe('leader-1');
    expect(
      wantsAd(
        slotAfter({ kind: 'approach' }, filled, { kind: 'name', slotName: 'mpu-1' }, { kind: 'routed' }),
      ),
    ).toBe(false);
  });
});
