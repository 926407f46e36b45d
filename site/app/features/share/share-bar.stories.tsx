import { type ReactNode, useEffect, useRef } from 'react';
import type { SharedStory } from '#app/features/share/share-link.ts';
import { messages } from '#content/errors.ts';
import type { Stories } from '#design/stories.ts';
import { endlessWord, hostileWords, longWords, rightToLeft } from '../../components/fixture/hard-words.ts';
import { Opened } from '../../components/fixture/opened.tsx';
import { EmailShareView } from './email-share-view.tsx';
import { ShareBar } from './share-bar.tsx';
import type { EmailShareState } from './use-email-share.ts';

const story: SharedStory = {
  id: 'story-1',
  url: 'https://wavelength.example/article/story-1/',
  title: 'Two weeks with the Arc 14',
};
const nothing = () => undefined;
const mail = (more: Partial<SharedStory>, state: Partial<EmailShareState> = {}) => (
  <Opened
    render={(close) => (
      <EmailShareView
        story={{ ...story, ...more }}
        state={{
          phase: 'writing',
          check: 'done',
          problems: {},
          message: '',
          to: 'friend@mail.example',
          ...state,
        }}
        onSubmit={nothing}
        onAgain={nothing}
        onClose={close}
      />
    )}
  />
);

function WithMore({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const details = box.current?.querySelector('details');
    if (details) details.open = true;
  }, []);
  return (
    <div className="wrap" ref={box}>
      {children}
    </div>
  );
}

export const stories: Stories = {
  along: () => (
    <div className="wrap">
      <ShareBar story={story} direction="along" hasComments />
    </div>
  ),
  down: () => (
    <div className="wrap">
      <ShareBar story={story} direction="down" hasComments />
    </div>
  ),
  'without comments': () => (
    <div className="wrap">
      <ShareBar story={story} direction="along" hasComments={false} />
    </div>
  ),
  'more ways, open': () => (
    <WithMore>
      <ShareBar story={{ ...story, title: hostileWords }} direction="along" hasComments />
    </WithMore>
  ),
  'by email': () => mail({}),
  'by email, being checked': () => mail({}, { check: 'working' }),
  'by email, wrong': () =>
    mail(
      {},
      {
        check: 'failed',
        problems: { to: messages.emailFormat, name: messages.fieldsMissing, from: messages.fieldsMissing },
        message: messages.tryLater,
      },
    ),
  'by email, sent': () => mail({}, { phase: 'sent' }),
  'by email, very long words': () =>
    mail({ title: longWords, url: `https://wavelength.example/article/${endlessWord}/` }),
  'by email, right to left': () => mail({ title: rightToLeft }),
};
