import type { StoryEditor } from '../../editor/story-editor.ts';
import { useEndedSession } from '../../session/session-note.tsx';
import { signInAgain } from '../../session/sign-in-again.ts';
import { signedOut } from '../../story/save-problem.ts';
import { useStory, useStorySession } from '../../story/use-story-session.ts';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/marks.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { showToast } from '../../ui/toasts.ts';
import { allText } from './all-text.ts';
import styles from './editor.module.css';

/** The story was opened without a connection. */
const Offline = () => (
  <div className={styles.banner}>
    <Note tone="warn">
      <b>You are offline.</b> This is the story as it was here last. What you write stays in this browser, and
      is merged when the server answers again.
    </Note>
  </div>
);

/** Cause and cure of what is not saved, and a way out with all words. */
export function SaveBanner({ editor }: { editor: StoryEditor | null }) {
  const session = useStorySession();
  const state = useStory(({ saveState }) => saveState);
  const isMemoryOnly = useStory((snapshot) => snapshot.isMemoryOnly);
  const isFromCopy = useStory((snapshot) => snapshot.isFromCopy);
  const isEnded = useEndedSession();
  const unsaved = state.kind === 'here' || state.kind === 'not-saved' ? state.problem : undefined;
  const problem = unsaved ?? (isEnded ? signedOut : undefined);
  if (!problem) return isFromCopy ? <Offline /> : null;
  const words = () => allText(session.snapshot.fields, editor?.view.state.doc);
  const copy = async () => {
    await navigator.clipboard.writeText(words());
    showToast('Copied all text');
  };
  const signIn = async () => {
    if (await signInAgain()) await session.retryNow();
  };
  const isOffline = problem.kind === 'offline';
  return (
    <div className={styles.banner}>
      <Note
        tone={isOffline ? 'warn' : 'bad'}
        acts={
          <span className={styles.acts}>
            {problem.kind === 'signed-out' ? (
              <Button size="small" kind="solid" onPress={() => void signIn()}>
                Sign in
              </Button>
            ) : (
              <Button size="small" onPress={() => void session.retryNow()}>
                Try now
              </Button>
            )}
            <Button size="small" kind="quiet" icon="copy" onPress={() => void copy()}>
              Copy all text
            </Button>
            <Button
              size="small"
              kind="quiet"
              icon="download"
              onPress={() => saveFile(new Blob([words()], { type: 'text/plain' }), 'story.txt')}
            >
              Download
            </Button>
          </span>
        }
      >
        <b>{problem.cause}</b> {problem.cure}{' '}
        {isMemoryOnly
          ? 'This browser cannot store your words either: copy them before you close the tab.'
          : 'Keep writing: your words are safe on this device.'}
      </Note>
    </div>
  );
}
