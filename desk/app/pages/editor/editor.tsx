import { useEffect, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { textPlugins } from '../../editor/text-plugins.ts';
import { useMe } from '../../session/me.ts';
import { ExpectedError, isExpected } from '../../shell/screen-error.tsx';
import { Sheet } from '../../shell/sheet.tsx';
import { browserCalls, browserEvents } from '../../story/browser-calls.ts';
import { browserCopies } from '../../story/browser-copies.ts';
import { createBrowserStore } from '../../story/browser-store.ts';
import { registerOpenStory } from '../../story/open-stories.ts';
import { openStorySession, type StorySession } from '../../story/story-session.ts';
import { browserTimers } from '../../story/timers.ts';
import type { Account } from '../../story/unsent-store.ts';
import { StorySessionContext } from '../../story/use-story-session.ts';
import { Button } from '../../ui/button.tsx';
import { Note, Skeleton } from '../../ui/marks.tsx';
import styles from './editor.module.css';
import { EditorScreen } from './editor-screen.tsx';

const store = createBrowserStore();

/** `/desk/stories/{id}/`. */
export function Component() {
  const { id = '' } = useParams();
  // Another story is another session: nothing of one may reach the other.
  return <OpenStory key={id} id={id} />;
}

function OpenStory({ id }: { id: string }) {
  const navigate = useNavigate();
  const me = useMe();
  const [session, setSession] = useState<StorySession>();
  const [problem, setProblem] = useState<Error>();
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt opens the story again
  useEffect(() => {
    let opened: StorySession | undefined;
    let isGone = false;
    openSession(id, me)
      .then((next) => {
        opened = next;
        if (isGone) void next.close();
        else setSession(next);
      })
      .catch(setProblem);
    return () => {
      isGone = true;
      void opened?.close();
    };
  }, [id, me.sub, attempt]);
  useEffect(() => session && registerOpenStory(session), [session]);
  useEffect(() => {
    if (!session) return undefined;
    let hasEnded = false;
    const end = () => {
      hasEnded = true;
      session.sendLast();
      // Colleagues see at once that the tab is closed.
      browserCalls(id)
        .setPresence({ clientId: session.clientId, isLeaving: true })
        .catch(() => undefined);
    };
    // On a phone a page that is hidden may never be shown again, and does not hear of its end.
    const hide = () => document.hidden && !hasEnded && session.sendLast();
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      hasEnded = false;
      if (persisted) void session.retryNow();
    };
    addEventListener('pagehide', end);
    addEventListener('pageshow', comeBack);
    document.addEventListener('visibilitychange', hide);
    return () => {
      removeEventListener('pagehide', end);
      removeEventListener('pageshow', comeBack);
      document.removeEventListener('visibilitychange', hide);
    };
  }, [id, session]);
  if (session)
    return (
      <StorySessionContext value={session}>
        <EditorScreen />
      </StorySessionContext>
    );
  // The calls of a story wrap what the API answered.
  if (isExpected(problem?.cause)) return <ExpectedError error={problem.cause} />;
  const retry = () => {
    setProblem(undefined);
    setAttempt(attempt + 1);
  };
  return (
    <Sheet title="Story" hasRail>
      <div className={styles.opening}>
        {problem === undefined ? (
          <Skeleton rows={5} height="4rem" />
        ) : (
          <Note
            tone="bad"
            acts={
              <>
                <Button onPress={retry}>Try again</Button>
                <Button kind="quiet" onPress={() => void navigate('/')}>
                  Home
                </Button>
              </>
            }
          >
            <b>This story could not be opened.</b> {problem.message}
          </Note>
        )}
      </div>
    </Sheet>
  );
}

/** The id of this tab's page is known to the next page of the same tab. */
function nextClientId(storyId: string): { clientId: string; earlierClientId: string | undefined } {
  const key = `neutron-page-${storyId}`;
  const clientId = crypto.randomUUID();
  try {
    const earlierClientId = sessionStorage.getItem(key) ?? undefined;
    sessionStorage.setItem(key, clientId);
    return { clientId, earlierClientId };
  } catch {
    // A browser that stores nothing.
    return { clientId, earlierClientId: undefined };
  }
}

const openSession = (storyId: string, { sub, name }: Account): Promise<StorySession> =>
  openStorySession({
    storyId,
    ...nextClientId(storyId),
    account: { sub, ...(name === undefined ? {} : { name }) },
    calls: browserCalls(storyId),
    store,
    timers: browserTimers,
    events: browserEvents(storyId),
    plugins: textPlugins(),
    offline: { copies: browserCopies, account: sub },
  });
