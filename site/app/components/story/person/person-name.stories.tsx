import { authorExample } from '#content/examples/author.ts';
import type { Stories } from '#design/stories.ts';
import { longWords, rightToLeft } from '../../fixture/hard-words.ts';
import { PersonName } from './person-name.tsx';

export const stories: Stories = {
  'with a page': () => <PersonName person={authorExample} />,
  'without a page': () => <PersonName person={{ ...authorExample, profile: undefined }} />,
  'a very long name': () => <PersonName person={{ ...authorExample, lastName: longWords }} />,
  'right to left': () => <PersonName person={{ ...authorExample, firstName: '', lastName: rightToLeft }} />,
};
