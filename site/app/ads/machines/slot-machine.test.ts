import { describe, expect, it } from 'vitest';
import { moveSlot, type SlotEvent, startSlot, wantsAd } from './slot-machine.ts';

const told = (...events: SlotEvent[]) => events.reduce(moveSlot, startSlot('mpu-1', true));
const seen: SlotEvent = { kind: 'view', isInView: true };
const gone: SlotEvent = { kind: 'view', isInView: false };
const blank: SlotEvent = { kind: 'rendered', isEmpty: true };
const filled: SlotEvent = { kind: 'rendered', isEmpty: false };

describe('an ad unit', () => {
  it('AD-30 loads when it comes near, if nothing is rendered', () => {
    expect(wantsAd(told())).toBe(false);
    expect(told({ kind: 'near' }).isLazyLoaded).toBe(true);
    expect(wantsAd(told({ kind: 'near' }))).toBe(true);
    expect(wantsAd(told({ kind: 'near' }, { kind: 'loading' }))).toBe(false);
    expect(wantsAd(told({ kind: 'near' }, { kind: 'loading' }, filled))).toBe(false);
  });

  it('AD-31 says what the ad reported', () => {
    expect(told({ kind: 'near' }, filled)).toMatchObject({ isRendered: true, isBlank: false });
    expect(told({ kind: 'near' }, blank)).toMatchObject({ isRendered: true, isBlank: true });
    expect(told({ kind: 'near' }, { kind: 'failed' })).toMatchObject({ isRendered: true, isBlank: true });
  });

  it.each<[string, SlotEvent[], boolean]>([
    ['blank out of sight', [gone, blank], true],
    ['blank in sight keeps its room', [seen, blank], false],
    ['and folds when it has left the window', [seen, blank, gone], true],
    ['folded it stays folded', [gone, blank, seen], true],
    ['filled', [filled], false],
    ['failed out of sight', [gone, { kind: 'failed' }], true],
    ['blank before anybody knows where it is', [blank], false],
  ])('AD-32 %s', (_, events, isCollapsed) => {
    expect(told(...events).isCollapsed).toBe(isCollapsed);
  });

  it('AD-32 keeps its room when it does not collapse', () => {
    expect(moveSlot(moveSlot(startSlot('mpu-1', false), gone), blank).isCollapsed).toBe(false);
  });

  it('EN-67 AD-32 loads where something is sold after all, in the room that was kept', () => {
    const sold = told(seen, { kind: 'failed' }, { kind: 'sold' }, { kind: 'near' });
    expect(sold).toMatchObject({ isRendered: false, isBlank: false, isCollapsed: false });
    expect(wantsAd(sold)).toBe(true);
  });

  it('AD-33 forgets on destroy what was loaded', () => {
    expect(told({ kind: 'near' }, filled, { kind: 'destroy' })).toMatchObject({
      isRendered: false,
      isLazyLoaded: false,
    });
  });

  it('AD-34 loads again under another name, once the new page stands', () => {
    const renamed = told({ kind: 'near' }, filled, { kind: 'name', slotName: 'leader-1' });
    expect(wantsAd(renamed)).toBe(false);
    const routed = moveSlot(renamed, { kind: 'routed' });
    expect(wantsAd(routed)).toBe(true);
    expect(routed.slotName).toBe('leader-1');
    expect(
      wantsAd(told({ kind: 'near' }, filled, { kind: 'name', slotName: 'mpu-1' }, { kind: 'routed' })),
    ).toBe(false);
  });
});
