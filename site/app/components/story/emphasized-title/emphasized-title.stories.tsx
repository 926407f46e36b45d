import type { Stories } from '#design/stories.ts';
import { rightToLeft } from '../../fixture/hard-words.ts';
import { EmphasizedTitle } from './emphasized-title.tsx';

const title = 'The last anonymous place on the internet is closing';

export const stories: Stories = {
  'one word': () => (
    <h2>
      <EmphasizedTitle title={title} emphasis="anonymous" />
    </h2>
  ),
  'none, or not in the title': () => (
    <h2>
      <EmphasizedTitle title={title} emphasis="absent" />
    </h2>
  ),
  'right to left': () => (
    <h2 dir="auto">
      <EmphasizedTitle title={rightToLeft} emphasis="أبدًا" />
    </h2>
  ),
};
