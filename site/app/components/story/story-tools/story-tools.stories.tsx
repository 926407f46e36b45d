import { type ReactNode, useEffect, useRef } from 'react';
import type { Stories } from '#design/stories.ts';
import { hostileWords, longWords } from '../../fixture/hard-words.ts';
import { StoryBar } from './story-bar.tsx';
import { StoryTools } from './story-tools.tsx';

/** As the page's script leaves it: saved, and read halfway. */
function Halfway({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    for (const tools of box.current?.querySelectorAll<HTMLElement>('[data-story-url]') ?? []) {
      tools.setAttribute('data-reading', '');
      tools.style.setProperty('--read', '0.5');
      tools.querySelector('[data-save]')?.setAttribute('aria-pressed', 'true');
    }
  }, []);
  return (
    <div className="wrap" ref={box}>
      {children}
    </div>
  );
}

const story = { url: '/article/story-1/', title: 'Story number 1', section: 'tech' };

export const stories: Stories = {
  usual: () => (
    <div className="wrap">
      <StoryTools {...story} />
    </div>
  ),
  'saved, and read halfway': () => (
    <Halfway>
      <StoryTools {...story} />
    </Halfway>
  ),
  'the bar, read halfway': () => (
    <Halfway>
      <h1 id="title">Story number 1</h1>
      <StoryBar story={{ ...story, minutes: 8 }} titleId="title" />
    </Halfway>
  ),
  'the bar, with a long title and no minutes': () => (
    <Halfway>
      <h1 id="title">Long</h1>
      <StoryBar story={{ ...story, title: longWords }} titleId="title" />
    </Halfway>
  ),
  'the strip alone': () => (
    <Halfway>
      <StoryBar story={story} />
    </Halfway>
  ),
  'no section, hostile words': () => (
    <div className="wrap">
      <StoryTools url="/article/story-1/" title={hostileWords} section={undefined} />
    </div>
  ),
};
