import { componentOf } from '../../fixture/components.ts';
import { viewStories } from '../../fixture/view-stories.tsx';
import { TextPage } from './text-page.tsx';

const text = componentOf('Text');
const part = (name: string) =>
  `<h2 id="h-${name.toLowerCase()}">${name}</h2><p>What there is to say about it, in one sentence.</p>`;

export const stories = viewStories(TextPage, {
  'a short text': text,
  'a long text with contents': {
    ...text,
    data: { ...text.data, content: ['First', 'Second', 'Third', 'Fourth'].map(part).join('') },
  },
  'no date, no sentence': { ...text, data: { id: 'x', title: 'Terms', content: '<p>Be kind.</p>' } },
  'not confirmed by its publisher': {
    ...text,
    data: { id: 'x', title: 'Privacy policy', content: '', isUnconfirmed: true },
  },
  'a title of a whole sentence': {
    ...text,
    data: {
      ...text.data,
      title: 'Do not sell or share my personal information, not even to people you like',
    },
  },
});
