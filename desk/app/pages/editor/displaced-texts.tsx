import { useMe, whyNot } from '../../session/me.ts';
import type { DisplacedText } from '../../story/displaced-text.ts';
import { useStory, useStorySession } from '../../story/use-story-session.ts';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/marks.tsx';
import { showToast } from '../../ui/toasts.ts';
import styles from './editor.module.css';
import { fieldLabel } from './field-labels.ts';
import { useStoryNotes } from './panels/notes/story-notes.tsx';

const reasons = {
  'place-deleted': 'The paragraph of these words was deleted while you wrote them.',
  'deleted-unseen': 'A colleague wrote these words where you deleted text before you could see them.',
  rejected: 'The server could not add these words to the story.',
  'too-old': 'These words were written too long ago to be merged.',
  'other-tab': 'You wrote this in another tab, which was closed. The field has another value of yours.',
} as const;

/** A clipboard may hold a whole book: as much as shows which words these are. */
const shownCharacters = 600;
/** More would be too many notes to read. */
const noteCharacters = 20_000;

function shorten(text: string): string {
  const left = text.length - shownCharacters;
  return left > 0
    ? `${text.slice(0, shownCharacters)}… (${left.toLocaleString('en')} more characters)`
    : text;
}

const reasonOf = ({ why, field }: DisplacedText): string =>
  field === undefined ? reasons[why] : `${fieldLabel(field)}: ${reasons[why]}`;

/** Notes have a limit; the words of these may have none. */
const partsOf = (text: string): string[] => text.match(/[\s\S]{1,4900}/g) ?? [];

/** Words without a place in the text, until an editor has put them somewhere or does not need them. */
export function DisplacedTexts() {
  const session = useStorySession();
  const texts = useStory(({ displacedTexts }) => displacedTexts);
  const copy = async (text: string) => {
    await navigator.clipboard.writeText(text);
    showToast('Copied. Paste it where it belongs.');
  };
  const me = useMe();
  const { write } = useStoryNotes();
  const toNote = async (displaced: DisplacedText) => {
    const { id, text } = displaced;
    for (const part of partsOf(`${reasonOf(displaced)}\n\n${text}`))
      if (!(await write({ text: part }))) return;
    await session.deleteDisplacedText(id);
    showToast('Written as a note on the story');
  };
  return texts.map((displaced) => {
    const { id, text, problem } = displaced;
    return (
      <div key={id} className={styles.displaced}>
        <Note
          tone="warn"
          acts={
            <>
              <Button size="small" onPress={() => void copy(text)}>
                Copy
              </Button>
              {text.length <= noteCharacters && (
                <Button size="small" onPress={() => void toNote(displaced)} blockedBy={whyNot(me, 'comment')}>
                  Make it a note
                </Button>
              )}
              <Button size="small" kind="quiet" onPress={() => void session.deleteDisplacedText(id)}>
                Not needed
              </Button>
            </>
          }
        >
          {reasonOf(displaced)} {problem}
          <q className={styles.displacedText}>{shorten(text)}</q>
        </Note>
      </div>
    );
  });
}
