import { type ReactNode, useEffect, useState } from 'react';
import { readTimeText } from '#content/rules/read-time.ts';
import type { StoryEditor } from '../../editor/story-editor.ts';
import { useFrame } from '../../shell/frame.tsx';
import { Button } from '../../ui/button.tsx';
import { Keys } from '../../ui/marks.tsx';
import { Menu } from '../../ui/menu.tsx';
import styles from './editor.module.css';
import { caretIn, type Heading, headingsOf, toComeIn, wordsIn } from './text-facts.ts';
import { whenGone } from './when-shown.ts';

interface Facts {
  words: number;
  toCome: number;
  headings: Heading[];
}

/** Counting walks the whole text: it waits for a pause in typing. */
const pauseMilliseconds = 400;

function useFacts(editor: StoryEditor | null): Facts | undefined {
  const [facts, setFacts] = useState<Facts>();
  useEffect(() => {
    if (!editor) return undefined;
    const count = () => {
      const { doc } = editor.view.state;
      setFacts({ words: wordsIn(doc), toCome: toComeIn(doc), headings: headingsOf(doc) });
    };
    let timer = setTimeout(count, 0);
    let last = editor.view.state.doc;
    const unsubscribe = editor.subscribe(() => {
      const { doc } = editor.view.state;
      if (doc === last) return;
      last = doc;
      clearTimeout(timer);
      timer = setTimeout(count, pauseMilliseconds);
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [editor]);
  return facts;
}

/** How long the text is, its outline, and the keys that help with it. */
export function EditorFoot({ editor }: { editor: StoryEditor | null }): ReactNode {
  const facts = useFacts(editor);
  const { openKeys } = useFrame();
  if (!editor || !facts) return null;
  const { words, toCome, headings } = facts;
  const goTo = async (at: number) => {
    await whenGone('[role="menu"]');
    const { view } = editor;
    const { doc, tr } = view.state;
    const caret = caretIn(doc, at);
    view.dispatch(tr.setSelection(caret));
    view.focus();
    const target = view.domAtPos(caret.from).node;
    (target instanceof Element ? target : target.parentElement)?.scrollIntoView({ block: 'center' });
  };
  return (
    <footer className={styles.foot}>
      <span>
        {words.toLocaleString('en-US')} {words === 1 ? 'word' : 'words'}
      </span>
      <span>{readTimeText(words)}</span>
      {toCome > 0 && <span className={styles.toCome}>{toCome} TK</span>}
      {headings.length > 0 && (
        <Menu
          label="Outline"
          acts={headings.map(({ at, text, level }) => ({
            id: String(at),
            name: `${'\u2003'.repeat(level - 2)}${text || 'Untitled'}`,
            onAct: () => void goTo(at),
          }))}
        >
          <Button kind="quiet" size="small">
            Outline
          </Button>
        </Menu>
      )}
      <span className={styles.footKeys}>
        <span>
          <Keys>/</Keys> Block
        </span>
        <span>
          <Keys>⌘ J</Keys> Link to a story
        </span>
        <Button kind="quiet" size="small" onPress={openKeys}>
          All keys
        </Button>
      </span>
    </footer>
  );
}
