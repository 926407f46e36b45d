import { toggleMark } from 'prosemirror-commands';
import { undo } from 'prosemirror-history';
import type { Command } from 'prosemirror-state';
import { storySchema } from '#content/document/schema.ts';
import { toHeading } from '../../editor/block-commands.ts';
import { choosePicture } from '../../editor/slash-menu.ts';
import type { StoryEditor } from '../../editor/story-editor.ts';
import { IconButton } from '../../ui/button.tsx';
import styles from './editor.module.css';

const { marks } = storySchema;

interface PhoneBarProps {
  editor: StoryEditor;
  onLink: () => void;
}

/** Above the keyboard of a phone: what keys and the pointer do elsewhere. */
export function PhoneBar({ editor, onLink }: PhoneBarProps) {
  const { view } = editor;
  const run = (command: Command) => () => {
    command(view.state, view.dispatch, view);
    view.focus();
  };
  const openBlocks = () => {
    view.focus();
    const { $from } = view.state.selection;
    const before = $from.parent.textBetween(0, $from.parentOffset, '', ' ');
    view.dispatch(view.state.tr.insertText(before === '' || before.endsWith(' ') ? '/' : ' /'));
  };
  return (
    <div
      className={styles.phoneBar}
      role="toolbar"
      aria-label="Writing"
      onPointerDown={(event) => event.preventDefault()}
    >
      <IconButton label="Add a block" icon="plus" onPress={openBlocks} />
      <IconButton label="Bold" icon="bold" onPress={run(toggleMark(marks.strong))} />
      <IconButton label="Italic" icon="italic" onPress={run(toggleMark(marks.em))} />
      <IconButton label="Link" icon="link" onPress={onLink} />
      <IconButton label="Heading" icon="heading" onPress={run(toHeading(2))} />
      <IconButton label="Picture" icon="image" onPress={() => choosePicture(view)} />
      <IconButton label="Undo" icon="undo" onPress={run(undo)} />
    </div>
  );
}
