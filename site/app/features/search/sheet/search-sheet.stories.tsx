import type { Stories } from '#design/stories.ts';
import { stories as found } from '../../../components/fixture/components.ts';
import { endlessWord, longWords, rightToLeft } from '../../../components/fixture/hard-words.ts';
import { SearchSheetContent, type SearchSheetContentProps } from './search-sheet-content.tsx';

const eight = [
  'halden book 14',
  'passkeys',
  'data center ohio',
  'vpn',
  'robot vacuum',
  'tern',
  'wifi 8',
  'deals',
];
const six = ['tern phone', 'power shortage', 'Security', 'Laptops', 'Energy', 'orrin foldable delay'];
const [story] = found;

const content = (props: Partial<SearchSheetContentProps>) => (
  <SearchSheetContent
    recent={[]}
    popular={[]}
    isSuggesting={false}
    hit={undefined}
    onSearch={() => {}}
    onClear={() => {}}
    {...props}
  />
);

export const stories: Stories = {
  'just opened': () => content({ recent: eight, popular: six }),
  'first search of this device': () => content({ popular: six }),
  'nothing known': () => content({}),
  'hard words': () =>
    content({ recent: [longWords, endlessWord, rightToLeft], popular: [endlessWord, rightToLeft] }),
  'a direct hit': () => content({ isSuggesting: true, hit: story }),
  'a review as direct hit': () =>
    content({
      isSuggesting: true,
      hit: story && { ...story, title: 'Halden Book 14', metaData: { starRating: 4.5, price: 1199 } },
    }),
  'a direct hit with hard words': () =>
    content({ isSuggesting: true, hit: story && { ...story, title: `${rightToLeft} ${endlessWord}` } }),
  'suggestions without a hit': () => content({ isSuggesting: true }),
};
