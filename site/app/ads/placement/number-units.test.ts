import { describe, expect, it } from 'vitest';
import { type FoundUnit, type NumberingFacts, numberUnits } from './number-units.ts';

const facts: NumberingFacts = {
  device: 'desktop',
  isIncrementDisabled: false,
  isPaidMedia: false,
  incontentSlots: ['incontent-ad-1', 'incontent-ad-2'],
  before: {},
};
const units: FoundUnit[] = [{ slotName: 'skybox-1' }, { slotName: 'incontent-ad-1' }, { slotName: 'mpu-1' }];
const positions = (change: Partial<NumberingFacts>) =>
  numberUnits(units, { ...facts, ...change }).map(({ pos }) => pos);

describe('positions', () => {
  it('AD-09 count up from 1', () => {
    expect(positions({})).toEqual([1, 2, 3]);
  });

  it('AD-10 stay at 1 when increments are disabled', () => {
    expect(positions({ isIncrementDisabled: true })).toEqual([1, 1, 1]);
  });

  it('AD-11 AD-12 are one more on phones, except of the two named slots and paid-media content', () => {
    expect(positions({ device: 'mobile' })).toEqual([2, 2, 4]);
    expect(positions({ device: 'mobile', isPaidMedia: true })).toEqual([1, 2, 3]);
    expect(positions({ device: 'mobile', incontentSlots: ['mpu-1', 'x'] })).toEqual([2, 3, 3]);
    expect(positions({ device: 'tablet' })).toEqual([1, 2, 3]);
  });
});

describe('instances and caps', () => {
  const body = (cap?: number): FoundUnit => ({ slotName: 'incontent-ad-1', cap });

  it('AD-13 start with instance 1 and cap 99', () => {
    expect(numberUnits([body()], facts)).toEqual([{ pos: 1, instance: 1, cap: 99, adsat: 0 }]);
  });

  it('AD-16 mark units that exceed the cap', () => {
    const numbered = numberUnits([body(2), body(2), body(2)], facts);
    expect(numbered.map(({ instance, adsat }) => [instance, adsat])).toEqual([
      [1, 0],
      [2, 0],
      [3, 1],
    ]);
  });

  it('AD-15 on later seamless pages the cap is offset by the page’s first instance', () => {
    const numbered = numberUnits([body(2), body(2), body(2)], { ...facts, before: { 'incontent-ad-1': 3 } });
    expect(numbered.map(({ instance, cap, adsat }) => [instance, cap, adsat])).toEqual([
      [4, 5, 0],
      [5, 5, 0],
      [6, 5, 1],
    ]);
  });

  it('AD-14 the cap of a tablet’s native middle slot that no other follows is 99', () => {
    const native: FoundUnit = { slotName: 'mpu-2', cap: 1, isNativeMiddle: true };
    expect(numberUnits([native, native], { ...facts, device: 'tablet' }).map(({ cap }) => cap)).toEqual([
      1, 99,
    ]);
    expect(numberUnits([native], facts).map(({ cap }) => cap)).toEqual([1]);
  });
});
