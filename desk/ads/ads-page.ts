import { escapeText } from '#platform/escape-html.ts';
import { type StaffPage, staffResponse } from '../staff-page.ts';

type AdNetwork = 'adsense' | 'amazon-native' | 'taboola' | 'media-net';

export interface LineItem {
  id: number;
  name: string;
  advertiser: string;
  priority: number;
  network?: AdNetwork | undefined;
  startsAt: string;
  endsAt?: string | undefined;
  goal?: number | undefined;
  bid?: number | undefined;
}

interface Total {
  /** `impression`, `viewable`, `click` and events of video ads. */
  kind: string;
  total: number;
}

export interface AdsPageOptions<Item extends LineItem> {
  lineItems: readonly Item[];
  counts: {
    totals(since: string): Promise<readonly (Total & { lineItemId: number; place: string })[]>;
    byDay(since: string): Promise<readonly (Total & { day: string })[]>;
    delivered(lineItemId: number): number;
  };
  /** Impressions a line item should have by now. */
  expectedBy(item: Item, now: number): number;
  now(): number;
}

const shownDays = 30;
const dayMilliseconds = 86_400_000;
const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);

/** What was booked, what of it was shown, seen and clicked, and whether it keeps its pace. */
export function createAdsPage<Item extends LineItem>({
  lineItems,
  counts,
  expectedBy,
  now,
}: AdsPageOptions<Item>): StaffPage {
  return async () => {
    const at = now();
    const since = dayOf(at - (shownDays - 1) * dayMilliseconds);
    const [totals, days] = await Promise.all([counts.totals(since), counts.byDay(since)]);
    const items = lineItems.map((item) => {
      const own = totals.filter(({ lineItemId }) => lineItemId === item.id);
      return [
        `${escapeText(item.name)}<br><small>${escapeText(item.advertiser)}, ${deliveredBy(item)}, priority ${item.priority}</small>`,
        `${stateOf(item, at, counts.delivered(item.id))}<br><small>${paceOf(item.goal, expectedBy(item, at), counts.delivered(item.id))}</small>`,
        ...figuresOf(own),
      ];
    });
    const places = [...Map.groupBy(totals, ({ place }) => place)].toSorted(([one], [other]) =>
      one.localeCompare(other),
    );
    const byDay = [...Map.groupBy(days, ({ day }) => day)].toReversed();
    const body = [
      `<p>Counts since ${since}. No reader is kept here: only how often something happened.</p>`,
      section('Line items', ['Line item', 'State', ...figures], items),
      section(
        'Places',
        ['Place', ...figures],
        places.map(([place, own]) => [escapeText(place), ...figuresOf(own)]),
      ),
      section(
        'Days',
        ['Day', ...figures],
        byDay.map(([day, own]) => [day, ...figuresOf(own)]),
      ),
    ].join('');
    return staffResponse('Ad delivery', body);
  };
}

const networkNames: Readonly<Record<AdNetwork, string>> = {
  adsense: 'AdSense',
  'amazon-native': 'Amazon native ads',
  taboola: 'Taboola',
  'media-net': 'Media.net',
};

const deliveredBy = ({ network }: LineItem) =>
  network ? `ad network ${networkNames[network]}` : 'publisher tag';

const figures = ['Impressions', 'Viewable', 'Clicks', 'Click rate'];

function figuresOf(totals: readonly Pick<Total, 'kind' | 'total'>[]): string[] {
  const sum = (wanted: 'impression' | 'viewable' | 'click') =>
    totals.reduce((all, { kind, total }) => all + (kind === wanted ? total : 0), 0);
  const shown = sum('impression');
  return [
    whole(shown),
    shareOf(sum('viewable'), shown, 0),
    whole(sum('click')),
    shareOf(sum('click'), shown, 2),
  ];
}

const whole = (count: number) => count.toLocaleString('en-US');
const shareOf = (part: number, whole: number, digits: number) =>
  whole === 0 ? '–' : `${((part / whole) * 100).toFixed(digits)} %`;

export function stateOf({ startsAt, endsAt, goal, bid }: LineItem, at: number, delivered: number): string {
  if (at < Date.parse(startsAt)) return `starts ${startsAt.slice(0, 10)}`;
  if (endsAt !== undefined && at >= Date.parse(endsAt)) return 'over';
  if (goal !== undefined && delivered >= goal) return 'goal reached';
  return bid === undefined ? 'running' : `in auctions at $${bid.toFixed(2)}`;
}

/** Shown beside what should have been shown by now: 100 % is on time. */
export function paceOf(goal: number | undefined, expected: number, delivered: number): string {
  if (goal === undefined) return 'no goal';
  const pace = expected > 0 ? `, ${Math.round((delivered / expected) * 100)} % of its pace` : '';
  return `${whole(delivered)} of ${whole(goal)}${pace}`;
}

function section(title: string, head: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return `<section><h2>${title}</h2><p>Nothing was counted yet.</p></section>`;
  const cells = (row: readonly string[]) => row.map((cell) => `<td>${cell}</td>`).join('');
  // Wider than a phone: the table scrolls, not the page.
  return `<section><h2>${title}</h2><div class="roomy" role="region" aria-label="${title}" tabindex="0"><table><thead><tr>${head
    .map((name) => `<th scope="col">${name}</th>`)
    .join(
      '',
    )}</tr></thead><tbody>${rows.map((row) => `<tr>${cells(row)}</tr>`).join('')}</tbody></table></div></section>`;
}
