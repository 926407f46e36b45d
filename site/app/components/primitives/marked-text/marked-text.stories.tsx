import type { Stories } from '#design/stories.ts';
import { MarkedText } from './marked-text.tsx';

export const stories: Stories = {
  marked: () => (
    <p>
      <MarkedText
        pieces={[{ text: 'The best ' }, { text: 'laptops', isMatch: true }, { text: ', tested' }]}
      />
    </p>
  ),
  'nothing marked': () => (
    <p>
      <MarkedText pieces={[{ text: 'The best laptops' }]} />
    </p>
  ),
};
