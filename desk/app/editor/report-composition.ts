import type { EditorView } from 'prosemirror-view';
import type { StoryText } from '../story/story-text.ts';

/** A keyboard that was put away may report no end; words that are chosen slowly have one by then. */
const longestPause = 60_000;

/** Tells the text while a keyboard composes in its view, until the composition, the focus or the view ends. */
export function reportComposition(view: EditorView, text: Pick<StoryText, 'setComposing'>): () => void {
  const { dom } = view;
  const page = dom.ownerDocument;
  let pause: ReturnType<typeof setTimeout> | undefined;
  const end = () => {
    clearTimeout(pause);
    text.setComposing(false);
  };
  const compose = () => {
    clearTimeout(pause);
    pause = setTimeout(end, longestPause);
    text.setComposing(true);
  };
  // ProseMirror reads the composed words in a microtask of its own, which began before.
  const endAfterReading = () => queueMicrotask(end);
  const onVisibility = () => {
    if (page.hidden) end();
  };
  dom.addEventListener('compositionstart', compose);
  dom.addEventListener('compositionupdate', compose);
  dom.addEventListener('compositionend', endAfterReading);
  dom.addEventListener('blur', endAfterReading);
  page.addEventListener('visibilitychange', onVisibility);
  return () => {
    page.removeEventListener('visibilitychange', onVisibility);
    end();
  };
}
