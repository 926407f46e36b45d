import { toggleMark } from 'prosemirror-commands';
import type { MarkType } from 'prosemirror-model';
import { type Command, type EditorState, TextSelection } from 'prosemirror-state';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { storySchema } from '#content/document/schema.ts';
import { IconButton, IconToggle } from '../ui/button.tsx';
import { toHeading, toQuote } from './block-commands.ts';
import styles from './menus.module.css';
import type { StoryEditor } from './story-editor.ts';
import { useEditorState } from './use-editor-state.ts';

const { marks } = storySchema;

/** Where the toolbar belongs; nothing while nothing is selected. A string is a stable value. */
const selectedRange = ({ selection }: EditorState): string =>
  selection instanceof TextSelection && !selection.empty ? `${selection.from}-${selection.to}` : '';

const activeMarks = (state: EditorState): string => {
  const { from, to } = state.selection;
  return ['strong', 'em', 'code', 'a']
    .filter((name) => state.doc.rangeHasMark(from, to, marks[name as keyof typeof marks] as MarkType))
    .join(' ');
};

/** Above a selection: what changes its words. Alt-F10 goes there from the text. */
export function TextToolbar({ editor, onLink }: { editor: StoryEditor; onLink: () => void }) {
  const range = useEditorState(editor, selectedRange);
  const active = useEditorState(editor, activeMarks);
  const [isPointing, setIsPointing] = useState(false);
  const barRef = useRef<HTMLDivElement>(null);
  const { view } = editor;
  useEffect(() => {
    const down = () => setIsPointing(true);
    const up = () => setIsPointing(false);
    const goToBar = (event: KeyboardEvent) => {
      if (!event.altKey || event.key !== 'F10') return;
      event.preventDefault();
      barRef.current?.querySelector('button')?.focus();
    };
    view.dom.addEventListener('pointerdown', down);
    view.dom.addEventListener('keydown', goToBar);
    addEventListener('pointerup', up);
    return () => {
      view.dom.removeEventListener('pointerdown', down);
      view.dom.removeEventListener('keydown', goToBar);
      removeEventListener('pointerup', up);
    };
  }, [view]);
  const isShown = range !== '' && !isPointing;
  useLayoutEffect(() => {
    const bar = barRef.current;
    if (!isShown || !bar) return;
    const { left, top } = view.coordsAtPos(Number(range.split('-')[0]));
    bar.style.left = `${Math.max(8, Math.min(left, innerWidth - bar.offsetWidth - 8))}px`;
    bar.style.top = `${Math.max(56, top - bar.offsetHeight - 8)}px`;
  }, [isShown, range, view]);
  if (!isShown) return null;
  const run = (command: Command) => () => {
    command(view.state, view.dispatch, view);
    view.focus();
  };
  const is = (name: string) => active.split(' ').includes(name);
  return (
    <div
      ref={barRef}
      className={styles.toolbar}
      role="toolbar"
      aria-label="Text"
      onPointerDown={(event) => event.preventDefault()}
    >
      <IconToggle
        size="small"
        label="Bold"
        keys="⌘B"
        icon="bold"
        isSelected={is('strong')}
        onChange={run(toggleMark(marks.strong))}
      />
      <IconToggle
        size="small"
        label="Italic"
        keys="⌘I"
        icon="italic"
        isSelected={is('em')}
        onChange={run(toggleMark(marks.em))}
      />
      <IconToggle
        size="small"
        label="Code"
        icon="code"
        isSelected={is('code')}
        onChange={run(toggleMark(marks.code))}
      />
      <IconToggle size="small" label="Link" keys="⌘J" icon="link" isSelected={is('a')} onChange={onLink} />
      <IconButton size="small" label="Heading" keys="⌘⌥2" icon="heading" onPress={run(toHeading(2))} />
      <IconButton size="small" label="Quote" icon="quote" onPress={run(toQuote)} />
    </div>
  );
}
