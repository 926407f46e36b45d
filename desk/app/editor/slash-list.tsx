import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import { Keys } from '../ui/marks.tsx';
import { blockIcon } from './block-icons.ts';
import type { BlockChoice } from './block-menu.ts';
import styles from './menus.module.css';
import { placeBelow } from './place-below.ts';
import { choosePicture, slashState, takeChoice } from './slash-menu.ts';
import type { StoryEditor } from './story-editor.ts';
import { useEditorState } from './use-editor-state.ts';

/** The menu of blocks below a slash. The caret stays in the text, which says what is chosen. */
export function SlashList({ editor }: { editor: StoryEditor }) {
  const shown = useEditorState(editor, slashState);
  const listRef = useRef<HTMLDivElement>(null);
  const id = useId();
  const from = shown?.from;
  const current = shown?.current;
  useLayoutEffect(() => {
    if (from !== undefined && listRef.current) placeBelow(listRef.current, editor.view.coordsAtPos(from));
  }, [from, editor]);
  useEffect(() => {
    const { dom } = editor.view;
    if (current === undefined) return undefined;
    dom.setAttribute('aria-controls', id);
    dom.setAttribute('aria-activedescendant', `${id}-${current}`);
    document.getElementById(`${id}-${current}`)?.scrollIntoView({ block: 'nearest' });
    return () => {
      dom.removeAttribute('aria-controls');
      dom.removeAttribute('aria-activedescendant');
    };
  }, [current, id, editor]);
  if (!shown) return null;
  const take = (choice: BlockChoice) => takeChoice(editor.view, choice);
  const groups = [...new Set(shown.found.map(({ group }) => group))];
  return (
    <div ref={listRef} className={styles.slash} onPointerDown={(event) => event.preventDefault()}>
      <div id={id} role="listbox" aria-label="Blocks">
        {groups.map((group) => (
          // biome-ignore lint/a11y/useSemanticElements: groups of a list of options are no fields
          <div key={group} role="group" aria-label={group}>
            <p className={styles.group} aria-hidden="true">
              {group}
            </p>
            {shown.found.map((choice, index) =>
              choice.group === group ? (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the text has the focus and handles the keys
                <div
                  key={choice.name}
                  id={`${id}-${index}`}
                  role="option"
                  tabIndex={-1}
                  aria-selected={index === shown.current}
                  className={classNames(styles.choice, index === shown.current && styles.current)}
                  onClick={() => take(choice)}
                >
                  <Icon name={blockIcon(choice.name)} />
                  {choice.name}
                  {choice.typed && <Keys>{choice.typed}</Keys>}
                </div>
              ) : null,
            )}
          </div>
        ))}
      </div>
      <p className={styles.hints}>
        <button type="button" tabIndex={-1} onClick={() => choosePicture(editor.view)}>
          <Icon name="image" size={14} /> Picture
        </button>
        <span>
          <Keys>↑</Keys> <Keys>↓</Keys> Choose
        </span>
        <span>
          <Keys>⏎</Keys> Add
        </span>
        <span>
          <Keys>Esc</Keys> Keep the slash
        </span>
      </p>
    </div>
  );
}
