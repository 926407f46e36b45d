import { buttonClass } from '#design/button/button.ts';
import type { Stories } from '#design/stories.ts';
import { endlessWord, longWords, rightToLeft } from '../../fixture/hard-words.ts';
import { PaidLink, StoryIdContext } from './paid-link.tsx';

const link = (words: string, url = 'https://shop.example/halden') => (
  <p className="wrap">
    <PaidLink className={buttonClass('accent')} url={url} position="story-1">
      {words}
    </PaidLink>
  </p>
);

export const stories: Stories = {
  'in a story': () => (
    <StoryIdContext value="article-1">{link('$1,249 at Corner Electronics')}</StoryIdContext>
  ),
  'outside of one': () => link('$1,249 at Corner Electronics'),
  'an address that is none': () => link('See it', 'not an address'),
  'very long words': () => link(`${longWords} ${endlessWord}`),
  'right to left, with emoji': () => link(rightToLeft),
};
