import type { Stories } from '#design/stories.ts';
import { endlessWord, longWords, rightToLeft } from '../../fixture/hard-words.ts';
import { IndexHead } from './index-head.tsx';

export const stories: Stories = {
  usual: () => <IndexHead title="Deals" description="Only things we have tested." />,
  'with something beside it': () => (
    <IndexHead title="Deals" description="Only things we have tested.">
      <p>Beside</p>
    </IndexHead>
  ),
  'only a title': () => <IndexHead title="Deals" />,
  'very long words': () => <IndexHead title={longWords} description={longWords} />,
  'one endless word': () => <IndexHead title={endlessWord} description={endlessWord} />,
  'right to left, with emoji': () => <IndexHead title={rightToLeft} description={rightToLeft} />,
};
