import { describe, expect, it } from 'vitest';
import { staffTokenHolder } from '#content/rules/rights/staff-token.ts';
import { createAdsPage, paceOf, stateOf } from '#desk/ads/ads-page.ts';
import type { Total } from '#services/ads/counts.ts';
import { expectedBy } from '#services/ads/select/eligible.ts';
import { itemOf, noon } from '#services/ads/test/examples.ts';

const counted = (kind: Total['kind'], total: number): Total => ({
  lineItemId: 1,
  creativeId: 10,
  place: 'skybox-1',
  kind,
  total,
});
const pageOf = (totals: Total[]) =>
  createAdsPage({
    lineItems: [
      itemOf(1, { name: 'Lamps <b>', goal: 1000, endsAt: '2026-11-30T00:00:00Z' }),
      itemOf(2, { network: 'media-net' }),
    ],
    counts: {
      totals: async () => totals,
      byDay: async () => totals.map(({ kind, total }) => ({ day: '2026-11-15', kind, total })),
      delivered: () => 200,
    },
    expectedBy,
    now: () => noon,
  })(new Request('http://x/desk/ads/'), staffTokenHolder);

describe('AD-54 the delivery page', () => {
  it('tells impressions, views, clicks and pace of every line item, and escapes its words', async () => {
    const page = await (
      await pageOf([counted('impression', 200), counted('viewable', 150), counted('click', 3)])
    ).text();
    expect(page).toContain('Lamps &lt;b&gt;');
    expect(page).toContain('<td>200</td><td>75 %</td><td>3</td><td>1.50 %</td>');
    expect(page).toContain('200 of 1,000, 40 % of its pace');
    expect(page).toContain('skybox-1');
  });

  it('AD-01 says of every line item what delivers it', async () => {
    const page = await (await pageOf([])).text();
    expect(page).toContain('Advertiser 1, publisher tag, priority 8');
    expect(page).toContain('Advertiser 2, ad network Media.net, priority 8');
  });

  it('says so when nothing was counted, and divides by nothing', async () => {
    const page = await (await pageOf([])).text();
    expect(page).toContain('<td>0</td><td>–</td><td>0</td><td>–</td>');
    expect(page).toContain('Nothing was counted yet.');
  });

  it.each([
    [{ startsAt: '2026-12-01T00:00:00Z' }, 0, 'starts 2026-12-01'],
    [{ endsAt: '2026-11-15T12:00:00Z' }, 0, 'over'],
    [{ goal: 5 }, 5, 'goal reached'],
    [{ goal: 5 }, 4, 'running'],
    [{ bid: 1.5 }, 0, 'in auctions at $1.50'],
  ])('%j with %i shown is %s', (item, delivered, state) => {
    expect(stateOf(itemOf(1, item), noon, delivered)).toBe(state);
  });

  it('has no pace without a goal', () => expect(paceOf(undefined, 0, 7)).toBe('no goal'));
});
