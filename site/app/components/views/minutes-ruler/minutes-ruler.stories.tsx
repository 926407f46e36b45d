import type { ContentLink } from '#content/entities/content-link.ts';
import type { Stories } from '#design/stories.ts';
import { componentOf, storyNumber } from '../../fixture/components.ts';
import { endlessWord, longWords, rightToLeft } from '../../fixture/hard-words.ts';
import { facts } from '../../fixture/pages.ts';
import { MinutesRuler } from './minutes-ruler.tsx';

const metaData = {
  starRating: 4,
  productName: 'Halden Book 14',
  price: 1199,
  minutesNeeded: 20,
  stepCount: 5,
  needs: 'both phones, charged',
  editorPick: 'Halden Book 14',
  pickPrice: 1199,
};
const titled = (number: number, more: Partial<ContentLink> = {}) =>
  storyNumber(number, { title: `The best laptops, tested ${number} times`, metaData, ...more });

const list = (items: readonly ContentLink[], title = 'Index') => (
  <MinutesRuler
    component={componentOf('ContentList', { data: { title, description: 'What it is.' }, items: [...items] })}
    page={facts}
    priority={false}
  />
);

export const stories: Stories = {
  usual: () =>
    list(
      [3, 3.5, 4, 4, 4.5].map((starRating, index) =>
        titled(index, { metaData: { ...metaData, starRating, minutesNeeded: 10 + index * 9 } }),
      ),
    ),
  'one story': () => list([titled(1)]),
  'no facts, no picture, one word': () =>
    list([storyNumber(1, { metaData: {}, image: undefined, description: undefined, title: 'Word' })]),
  'extreme numbers': () =>
    list([
      titled(1, { metaData: { ...metaData, starRating: 0.5, minutesNeeded: 600 } }),
      titled(2, { metaData: { ...metaData, starRating: 5, minutesNeeded: 1 } }),
    ]),
  'no stories': () => list([]),
  'inside another page': () => list([titled(1)], ''),
  'very long words': () =>
    list([titled(1, { title: longWords, metaData: { ...metaData, productName: longWords } })], longWords),
  'one endless word': () =>
    list([
      titled(1, {
        title: endlessWord,
        metaData: { ...metaData, productName: endlessWord, editorPick: endlessWord },
      }),
    ]),
  'right to left, with emoji': () =>
    list([
      titled(1, {
        title: rightToLeft,
        metaData: { ...metaData, productName: rightToLeft, editorPick: rightToLeft },
      }),
    ]),
};
