import { collab } from 'prosemirror-collab';
import { Node } from 'prosemirror-model';
import { EditorState, type Plugin, type Transaction } from 'prosemirror-state';
import type { Step } from 'prosemirror-transform';
import { storySchema } from '#content/document/schema.ts';

/** The text of one story in this tab. The editor's view shows its state; typing and colleagues both change it here. */
export interface StoryText {
  readonly state: EditorState;
  readonly clientId: string;
  /** The text without unsent steps; undefined where it is not known. */
  readonly confirmed: Node | undefined;
  /** The server has stored these steps, in this order. */
  confirm(steps: readonly Step[]): void;
  dispatch(tr: Transaction): void;
  /** Applies changes and marks of others, after everybody knows that they come. */
  merge(changes: (state: EditorState) => Transaction): void;
  /** Runs before changes of others are applied: a view reads what the browser has not reported yet. */
  beforeMerge(listener: () => void): () => void;
  /** A keyboard composes at the caret: changes of others in that text block wait. */
  readonly isComposing: boolean;
  setComposing(isComposing: boolean): void;
  /** Runs at the end of a composition. */
  onComposed(listener: () => void): () => void;
  /** Begins again from a document of the server. */
  reset(document: unknown, step: number): void;
  /** Runs after every change; `tr` is missing after a reset. */
  subscribe(listener: (tr: Transaction | undefined) => void): () => void;
}

export function createStoryText(given: {
  document: unknown;
  step: number;
  clientId: string;
  plugins?: readonly Plugin[];
}): StoryText {
  const { clientId, plugins = [] } = given;
  const stateAt = (document: unknown, step: number) =>
    EditorState.create({
      doc: Node.fromJSON(storySchema, document),
      plugins: [...plugins, collab({ version: step, clientID: clientId })],
    });
  let state = stateAt(given.document, given.step);
  let confirmed: Node | undefined = state.doc;
  const listeners = new Set<(tr: Transaction | undefined) => void>();
  const merging = new Set<() => void>();
  const composed = new Set<() => void>();
  let isComposing = false;
  const notify = (tr?: Transaction) => {
    for (const listener of listeners) listener(tr);
  };
  return {
    clientId,
    get confirmed() {
      return confirmed;
    },
    confirm(steps) {
      for (const step of steps) confirmed = (confirmed && step.apply(confirmed).doc) ?? undefined;
    },
    get state() {
      return state;
    },
    dispatch(tr) {
      state = state.apply(tr);
      notify(tr);
    },
    merge(changes) {
      for (const listener of merging) listener();
      this.dispatch(changes(state));
    },
    beforeMerge(listener) {
      merging.add(listener);
      return () => merging.delete(listener);
    },
    get isComposing() {
      return isComposing;
    },
    setComposing(is) {
      const hasEnded = isComposing && !is;
      isComposing = is;
      if (hasEnded) for (const listener of composed) listener();
    },
    onComposed(listener) {
      composed.add(listener);
      return () => composed.delete(listener);
    },
    reset(document, step) {
      state = stateAt(document, step);
      confirmed = state.doc;
      notify();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
