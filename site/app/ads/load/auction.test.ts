import { describe, expect, it, vi } from 'vitest';
import { type AuctionOutcome, bidsFor, holdAuction } from './auction.ts';

const units = [{ code: 'slot-1', sizes: [[300, 250]] as const }];
const settings = { timeoutMilliseconds: 800, bidders: [{ bidder: 'house', params: {} }] };
const never = () => new Promise<never>(() => undefined);

describe('AD-07 the auction step', () => {
  it('is off without settings or slots, and then nothing is loaded', async () => {
    const load = vi.fn(never);
    expect(await holdAuction(units, undefined, load)).toBe('off');
    expect(await holdAuction([], settings, load)).toBe('off');
    expect(load).not.toHaveBeenCalled();
  });

  it('passes slots, bidders and the timeout to the script', async () => {
    const runAuction = vi.fn(async () => undefined);
    expect(await holdAuction(units, settings, async () => ({ runAuction }), never)).toBe('held');
    expect(runAuction).toHaveBeenCalledWith(units, settings.bidders, 800);
  });

  it.each<[string, () => Promise<never>, AuctionOutcome]>([
    ['the script does not come', () => Promise.reject(new Error('gone')), 'failed'],
    ['no bidder responds', never, 'late'],
  ])('lets ads be requested when %s', async (_name, runAuction, outcome) => {
    const waited: number[] = [];
    const wait = (milliseconds: number) => {
      waited.push(milliseconds);
      return outcome === 'late' ? Promise.resolve() : never();
    };
    expect(await holdAuction(units, settings, async () => ({ runAuction }), wait)).toBe(outcome);
    expect(waited).toEqual([1300]);
  });
});

it.each([
  [true, ['house', 'bidwell']],
  [false, ['house']],
])('AD-07 CN-02 with consent %s the bidders are %j', (isAllowed, names) => {
  const both = { ...settings, bidders: [...settings.bidders, { bidder: 'bidwell', params: {} }] };
  expect(bidsFor(both, isAllowed)?.bidders.map(({ bidder }) => bidder)).toEqual(names);
  const foreign = { ...settings, bidders: both.bidders.slice(1) };
  expect(bidsFor(foreign, isAllowed) === undefined).toBe(!isAllowed);
});
