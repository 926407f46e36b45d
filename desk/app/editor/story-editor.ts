import './text.css';
import type { Node } from 'prosemirror-model';
import { Selection } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import type { StoryText } from '../story/story-text.ts';
import { AtomViews } from './atom-views.ts';
import { looksLikeMarkdown } from './looks-like-markdown.ts';
import { reportComposition } from './report-composition.ts';
import { pictureEvent } from './slash-menu.ts';

/** The view of one text and what stands around it. */
export interface StoryEditor {
  readonly view: EditorView;
  readonly atoms: AtomViews;
  /** Runs after every change of the state. */
  subscribe(listener: () => void): () => void;
  destroy(): void;
}

interface Options {
  place: HTMLElement;
  text: StoryText;
  /** It can be read, selected and copied. */
  isReadOnly: boolean;
  ownDomains: readonly string[];
  onFiles(files: readonly File[]): boolean;
  onLink(): void;
  onPicture(): void;
}

/** Puts the text of a story into a page. Its state stays the session's: colleagues change it while it is not in view. */
export function createStoryEditor(options: Options): StoryEditor {
  const { place, text, isReadOnly, ownDomains, onFiles, onLink, onPicture } = options;
  const atoms = new AtomViews();
  const listeners = new Set<() => void>();
  const view = new EditorView(place, {
    state: text.state,
    editable: () => !isReadOnly,
    dispatchTransaction: (tr) => text.dispatch(tr),
    nodeViews: { embed: atoms.create, unknownEmbed: atoms.create, image: atoms.create },
    attributes: {
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-label': 'Text of the story',
      spellcheck: 'true',
      ...(isReadOnly ? { 'aria-readonly': 'true', tabindex: '0' } : {}),
    },
    handleDOMEvents: { ...onFocus(), [pictureEvent]: () => onPicture() },
    handlePaste: (current, event) => {
      const { clipboardData } = event;
      const html = clipboardData?.getData('text/html') ?? '';
      const plain = clipboardData?.getData('text/plain') ?? '';
      // Word processors add a picture of the words that were copied.
      if (plain === '' && onFiles([...(clipboardData?.files ?? [])])) return true;
      // Copied here: ProseMirror reads its own clipboard without a loss.
      if (html.includes('data-pm-slice')) return false;
      const paste = html !== '' ? pasteHtml : looksLikeMarkdown(plain) ? pasteMarkdown : undefined;
      if (!paste) return false;
      // Without a connection what reads the form may not be there: the words come.
      paste(current, html || plain, ownDomains).catch(() => current.pasteText(plain));
      return true;
    },
    handleDrop: (current, event) => {
      const files = [...(event.dataTransfer?.files ?? [])];
      if (files.length === 0) return false;
      const place = current.posAtCoords({ left: event.clientX, top: event.clientY });
      if (place) current.dispatch(current.state.tr.setSelection(caretAt(current.state.doc, place.pos)));
      return onFiles(files);
    },
    handleKeyDown: (_, event) => {
      if (!(event.metaKey || event.ctrlKey) || event.key.toLowerCase() !== 'j') return false;
      event.preventDefault();
      // The browser reports a selection that was just made a moment later.
      setTimeout(onLink, 30);
      return true;
    },
  });
  const unsubscribe = text.subscribe(() => {
    view.updateState(text.state);
    for (const listener of listeners) listener();
  });
  // The browser reports a caret that was just moved a moment later. A change of a colleague that came in between would put
  // it back, and the next words would stand at the old place.
  const readCaret = () => view.dom.ownerDocument.dispatchEvent(new Event('selectionchange'));
  const endReading = text.beforeMerge(() => void readCaret());
  const endComposing = reportComposition(view, text);
  return {
    view,
    atoms,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    destroy() {
      unsubscribe();
      endReading();
      endComposing();
      view.destroy();
    },
  };
}

/**
 * A browser begins at the start of a text that gets the focus; the view puts the caret back only a moment later, and what
 * is typed until then would stand at the start. A press puts the caret where it is.
 */
function onFocus() {
  let isPressed = false;
  return {
    mousedown() {
      isPressed = true;
      setTimeout(() => {
        isPressed = false;
      });
    },
    focus(view: EditorView) {
      if (!isPressed) view.focus();
      // Long before something is pasted.
      void loadPasting().catch(() => undefined);
    },
  };
}

/** A drop between two blocks leads to a text beside them. */
const caretAt = (doc: Node, at: number): Selection =>
  Selection.findFrom(doc.resolve(at), 1, true) ??
  Selection.findFrom(doc.resolve(at), -1, true) ??
  Selection.atEnd(doc);

/** A parser of HTML is a large part of the scripts of the screen; it is loaded when an editor begins to write. */
const loadPasting = () => import('./pasted-slice.ts');

export async function pasteHtml(
  view: EditorView,
  html: string,
  ownDomains: readonly string[],
): Promise<void> {
  const { pastedSlice } = await loadPasting();
  const tr = view.state.tr.replaceSelection(pastedSlice(html, ownDomains));
  view.dispatch(tr.scrollIntoView().setMeta('paste', true).setMeta('uiEvent', 'paste'));
}

async function pasteMarkdown(view: EditorView, plain: string, ownDomains: readonly string[]): Promise<void> {
  const { marked } = await import('marked');
  await pasteHtml(view, await marked.parse(plain), ownDomains);
}
