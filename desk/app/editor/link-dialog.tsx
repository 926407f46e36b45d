import { useState } from 'react';
import { storySchema } from '#content/document/schema.ts';
import type { StoryType } from '#content/entities/story-types.ts';
import { pathFor } from '#content/rules/route-paths.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { TextField } from '../ui/field.tsx';
import { isLive } from '../work/is-live.ts';
import { NotRead } from '../work/not-read.tsx';
import { useStorySearch } from '../work/use-story-search.ts';
import { setLink } from './block-commands.ts';
import styles from './menus.module.css';
import type { StoryEditor } from './story-editor.ts';

const { marks } = storySchema;

interface Found {
  id: string;
  title: string;
  slug: string;
  type: StoryType;
  state: string;
  publishedVersion?: number | undefined;
}

const isAddress = (typed: string) => /^(https?:\/\/|mailto:|tel:|\/|#)\S/i.test(typed);

/** Links the selection to an address or to a story of ours; without a selection the title of the story is written. */
export function LinkDialog({ editor, onClose }: { editor: StoryEditor; onClose: () => void }) {
  const { view } = editor;
  const [typed, setTyped] = useState(() => currentHref(editor));
  const hasLink = currentHref(editor) !== '';
  const {
    stories: found,
    isAnswered,
    problem,
    again,
  } = useStorySearch(isAddress(typed) ? '' : typed.trim(), 8);
  // Enter never links what earlier words found.
  const first = isAnswered ? found[0] : undefined;
  const link = (href: string, words: string) => {
    const { empty, from } = view.state.selection;
    if (empty && words !== '') {
      const text = storySchema.text(words, [marks.a.create({ href })]);
      view.dispatch(view.state.tr.insert(from, text).scrollIntoView());
    } else setLink(href)(view.state, view.dispatch, view);
    onClose();
    view.focus();
  };
  const submit = () => {
    if (isAddress(typed)) link(typed.trim(), typed.trim());
    else if (first) link(addressOf(first), first.title);
  };
  return (
    <Dialog
      title="Link"
      isOpen
      onClose={onClose}
      footer={
        <>
          {hasLink && (
            <Button kind="quiet" onPress={() => link('', '')}>
              Remove link
            </Button>
          )}
          <Button kind="solid" onPress={submit} isDisabled={!isAddress(typed) && !first}>
            Link
          </Button>
        </>
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <TextField
          label="Address, or words of a story of ours"
          value={typed}
          onChange={setTyped}
          autoFocus
          autoComplete="off"
        />
      </form>
      {problem && <NotRead what="Stories" problem={problem} onAgain={again} />}
      <ul className={styles.stories} aria-label="Stories">
        {found.map((story) => (
          <li key={story.id}>
            <button type="button" onClick={() => link(addressOf(story), story.title)}>
              <b>{story.title}</b>
              <small>{isLive(story) ? addressOf(story) : `${addressOf(story)} · ${story.state}`}</small>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

const addressOf = ({ type, slug }: Found) => pathFor(type, { slug });

function currentHref({ view }: StoryEditor): string {
  const { from, to } = view.state.selection;
  let href = '';
  view.state.doc.nodesBetween(from, to, (node) => {
    const link = marks.a.isInSet(node.marks);
    if (link) href ||= String(link.attrs.href ?? '');
  });
  return href;
}
