import { useMe, whyNot } from '../../session/me.ts';
import type { OthersUnsent as Unsent } from '../../story/others-unsent.ts';
import { useStory, useStorySession } from '../../story/use-story-session.ts';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/marks.tsx';
import { showToast } from '../../ui/toasts.ts';
import styles from './editor.module.css';

/** As much as shows which words these are. */
const shownCharacters = 600;
/** Text that could not be merged is beside the story, from where it is put back. */
const whereOf = ({ isPassage }: Unsent) => (isPassage ? 'beside' : 'into');
const nameOf = ({ account: { name, sub } }: Unsent) => name || sub;

/** What another account wrote in this browser and did not send: it is not sent under the name of the present account. */
export function OthersUnsent() {
  const session = useStorySession();
  const all = useStory(({ othersUnsent }) => othersUnsent);
  const me = useMe();
  const discard = async (unsent: Unsent) => {
    const undo = await session.othersUnsent.discard(unsent.id);
    showToast(`Discarded ${nameOf(unsent)}’s unsent text`, { undo });
  };
  const adopt = async (unsent: Unsent) => {
    await session.adoptUnsent(unsent.id);
    showToast(`Put ${whereOf(unsent)} the story under your name`);
  };
  return all.map((unsent) => (
    <div key={unsent.id} className={styles.displaced}>
      <Note
        tone="warn"
        acts={
          <span className={styles.acts}>
            <Button size="small" onPress={() => session.othersUnsent.keep(unsent.id)}>
              Keep for {nameOf(unsent)}
            </Button>
            <Button size="small" onPress={() => void adopt(unsent)} blockedBy={whyNot(me, 'write-own')}>
              Put {whereOf(unsent)} the story as mine
            </Button>
            <Button size="small" kind="quiet" onPress={() => void discard(unsent)}>
              Discard
            </Button>
          </span>
        }
      >
        <b>{nameOf(unsent)}’s unsent text</b> is in this browser. It is sent when {nameOf(unsent)} signs in
        here and opens the story.
        {unsent.texts.map((text) => (
          <q key={text} className={styles.displacedText}>
            {text.length > shownCharacters ? `${text.trim().slice(0, shownCharacters)}…` : text.trim()}
          </q>
        ))}
      </Note>
    </div>
  ));
}
