import type { ContentLink } from '#content/entities/content-link.ts';
import type { Deal } from '#content/entities/deal.ts';
import type { Stories } from '#design/stories.ts';
import { componentOf, storyNumber } from '../../fixture/components.ts';
import { endlessWord, longWords, rightToLeft } from '../../fixture/hard-words.ts';
import { facts } from '../../fixture/pages.ts';
import { Deals } from './deals.tsx';

/** Ninety days at $100 but for the given ones, counted back from today. */
const days = (changes: Record<number, number | null> = {}, length = 90): (number | null)[] =>
  Array.from({ length }, (_, index) => {
    const change = changes[length - 1 - index];
    return change === undefined ? 100 : change;
  });

const usual: Deal = {
  productName: 'Halden Book 14',
  rating: 4.5,
  pros: ['Silent', 'Lasts two days'],
  offers: [
    {
      merchant: 'Corner Electronics',
      url: 'https://corner.example/book',
      price: 89,
      checkedAt: '2026-11-17T16:42:00.000Z',
      isReachable: true,
    },
    {
      merchant: 'Parcelry',
      url: 'https://parcelry.example/book',
      price: 100,
      checkedAt: '2026-11-17T16:40:00.000Z',
      isReachable: true,
    },
  ],
  history: days({ 0: 89, 1: 89, 40: 94, 41: 94 }),
  historyEnds: '2026-11-17',
  isStale: false,
};

const story = (number: number, more: Partial<Deal> = {}, card: Partial<ContentLink> = {}) =>
  storyNumber(number, { type: 'deals', metaData: { price: 89 }, deal: { ...usual, ...more }, ...card });
const [best = { merchant: '', url: '', isReachable: true }] = usual.offers;

const list = (items: readonly ContentLink[], query?: string, title: string | undefined = 'Deals') => (
  <Deals
    component={componentOf('ContentList', {
      data: { ...(title ? { title } : {}), description: 'Only things we have tested.' },
      items: [...items],
    })}
    page={{ ...facts, query }}
    priority={false}
  />
);

export const stories: Stories = {
  'every flag': () =>
    list([
      story(1, { editorsChoice: true, reviewUrl: '/product/halden-book-14/' }),
      story(2, { history: days({ 0: 89 }, 41) }),
      story(3, { history: days({ 30: 79 }) }),
      story(4, { history: days({ 30: 79, 60: 80 }) }),
    ]),
  'price may have changed': () => list([story(1, { isStale: true })]),
  'store does not answer': () => list([story(1, { offers: [{ ...best, isReachable: false }] })]),
  'no history': () =>
    list([story(1, { history: [], offers: [{ ...best, checkedAt: undefined }] }), story(2)]),
  'one day on record': () => list([story(1, { history: [89] })]),
  'days without a price': () => list([story(1, { history: days({ 20: null, 21: null, 50: null }) })]),
  'no offers, no picture, no product': () =>
    list([storyNumber(1, { deal: undefined, image: undefined, metaData: {}, description: 'Deal' })]),
  'nothing left': () => list([story(1), story(2)], 'max=50'),
  'no deals': () => list([]),
  'inside another page': () => list([story(1)], undefined, ''),
  'very long words': () =>
    list(
      [story(1, { productName: longWords, offers: [{ ...best, merchant: longWords }] })],
      undefined,
      longWords,
    ),
  'one endless word': () =>
    list([story(1, { productName: endlessWord, offers: [{ ...best, merchant: endlessWord }] })]),
  'right to left, with emoji': () =>
    list([story(1, { productName: rightToLeft, offers: [{ ...best, merchant: rightToLeft }] })]),
};
