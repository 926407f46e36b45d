import type { Stories } from '#design/stories.ts';
import { endlessWord, longWords, rightToLeft } from '../../fixture/hard-words.ts';
import { Fold } from './fold.tsx';

const fold = (words: string, open = false) => (
  <div className="wrap">
    <Fold summary={words} open={open}>
      <p>{words}</p>
    </Fold>
  </div>
);

export const stories: Stories = {
  closed: () => fold('What readers ask'),
  open: () => fold('What readers ask', true),
  'very long words': () => fold(longWords, true),
  'one endless word': () => fold(endlessWord, true),
  'right to left, with emoji': () => <div dir="rtl">{fold(rightToLeft, true)}</div>,
};
