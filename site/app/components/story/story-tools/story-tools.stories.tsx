import { type ReactNode, useEffect, useRef } from 'react';
import type { Stories } from '#design/stories.ts';
import { hostileWords } from '../../fixture/hard-words.ts';
import { StoryTools } from './story-tools.tsx';

/** As the page's script leaves it: saved, and read halfway. */
function Halfway({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const tools = box.current?.querySelector<HTMLElement>('[data-story-url]');
    tools?.setAttribute('data-reading', '');
    tools?.style.setProperty('--read', '0.5');
    tools?.querySelector('[data-save]')?.setAttribute('aria-pressed', 'true');
  }, []);
  return (
    <div className="wrap" ref={box}>
      {children}
    </div>
  );
}

export const stories: Stories = {
  usual: () => (
    <div className="wrap">
      <StoryTools url="/article/story-1/" title="Story number 1" section="tech" />
    </div>
  ),
  'saved, and read halfway': () => (
    <Halfway>
      <StoryTools url="/article/story-1/" title="Story number 1" section="tech" />
    </Halfway>
  ),
  'no section, hostile words': () => (
    <div className="wrap">
      <StoryTools url="/article/story-1/" title={hostileWords} section={undefined} />
    </div>
  ),
};
