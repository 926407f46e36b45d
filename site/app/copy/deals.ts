import type { DealFlag, FormerPrice } from '#content/rules/deals/deal-flag.ts';
import { formatPrice } from '#content/rules/price.ts';

const numerals = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];
const inWords = (count: number) => numerals[count] ?? String(count);
const days = (count: number) => (count === 1 ? '1 day' : `${count} days`);

/** Texts of lists of deals. */
export const dealCopy = {
  onPage: 'On this page',
  atLow: 'At a 90-day low',
  checked: 'Checked',
  /** For the head, where three facts share the width of a phone. */
  shortAgo: (ago: string) => ago.replace(/ minutes? ago$/, ' min ago').replace(/ hours? ago$/, ' h ago'),
  filter: 'Filter deals',
  kind: 'Kind',
  all: 'All',
  lowsFirst: '90-day lows first',
  most: 'Most I would pay',
  anyPrice: 'Any price',
  under: (price: number) => `Up to ${formatPrice(price)}`,
  show: 'Show',
  shown: (count: number, total: number) => `${count} of ${total} deals`,
  nothing: 'No deal fits these choices today.',
  showAll: 'Show all deals',
  none: 'No deals right now. Good prices come back.',
  now: 'Now',
  was: 'was',
  seeAt: (merchant: string) => (merchant ? `See it at ${merchant}` : 'See it at the store'),
  checkAt: (merchant: string) => (merchant ? `Check the price at ${merchant}` : 'Check the price'),
  readWhy: 'Read what we think of it',
  review: (score: string) => `Our review: ${score}`,
  rating: (score: string) => `Our rating: ${score}`,
  flag(flag: DealFlag): string {
    switch (flag.kind) {
      case 'lowest':
        return `Lowest in ${flag.days} days`;
      case 'lowest-on-record':
        return `Lowest in ${days(flag.days)} of records`;
      case 'above':
        return `${formatPrice(flag.amount)} above the low`;
      case 'wait':
        return 'Wait if you can';
    }
  },
  flagReason(flag: DealFlag): string {
    switch (flag.kind) {
      // The flag says it.
      case 'lowest':
      case 'above':
        return '';
      case 'lowest-on-record':
        return 'We have not followed this price for long.';
      case 'wait':
        return `It cost ${formatPrice(flag.low)} or close to it ${flag.times === 2 ? 'twice' : `${flag.times} times`} in the past 90 days.`;
    }
  },
  saved: ({ saved, percent, is }: FormerPrice) =>
    `${formatPrice(saved)} (${percent}%) under the ${is === 'list' ? 'list price' : 'usual price'}`,
  checkedAt: (moment: string, stores: number) =>
    `Checked ${moment}. ${stores === 1 ? 'One store' : `${inWords(stores)} stores compared`}.`,
  neverChecked: 'From the story. We have not checked this price since.',
  mayHaveChanged: 'Price may have changed.',
  unreachable: (merchant: string) =>
    `${merchant || 'The store'} did not answer our last check, so we show no price.`,
  noHistory: 'No price history yet',
  noHistoryWhy: 'We follow this price from today on.',
  historyLength: (count: number) => `Price over ${days(count)}`,
  today: 'Today',
  howTitle: 'How we decide',
  how: 'A price is called the lowest only if no checked price of the past 90 days was lower. With fewer days on record we say how many. If a price is too old or a store does not answer, the line says so before you click. We may earn a share of a sale; it never changes the order.',
} as const;
