import { beforeEach, expect, it, vi } from 'vitest';
import type { AdPage } from '../page/ad-page.ts';
import { adState } from '../page/page-ad-state.ts';
import { type AuctionStepOptions, auctionStep } from './auction-step.ts';

const pageOf = (...topicSlugs: string[]) => ({ criteria: { topicSlugs } }) as unknown as AdPage;
const sizes = [[300, 250]] as const;
const options = (auction: object | undefined): AuctionStepOptions => ({
  config: { auction } as never,
  isAllowed: () => false,
  reader: () => ({}),
});
const auction = {
  when: { topics: ['gaming'] },
  timeoutMilliseconds: 800,
  bidders: [
    { bidder: 'house', params: {} },
    { bidder: 'bidwell', params: {} },
  ],
};

beforeEach(() => adState.set({ enabled: true }));

it('AD-07 CN-02 only places of the configured pages are auctioned, without consent by our own bidder only', async () => {
  const hold = vi.fn(async () => 'held' as const);
  const places = [
    { divId: 'a-1', sizes, page: pageOf('gaming') },
    { divId: 'a-2', sizes, page: pageOf('security') },
    { divId: 'a-3', sizes: [], page: pageOf('gaming') },
  ];
  await auctionStep(places, options(auction), hold);
  expect(hold).toHaveBeenCalledWith(
    [{ code: 'a-1', sizes }],
    expect.objectContaining({ bidders: [{ bidder: 'house', params: {} }] }),
  );
});

it('AD-07 EN-65 without settings, or where ads are off, there is no auction', async () => {
  const hold = vi.fn(async () => 'held' as const);
  const places = [{ divId: 'a-1', sizes, page: pageOf('gaming') }];
  await auctionStep(places, options(undefined), hold);
  adState.set({ enabled: false });
  await auctionStep(places, options(auction), hold);
  expect(hold).not.toHaveBeenCalled();
});
