import type { Node } from 'prosemirror-model';
import type { EditorView, NodeView, NodeViewConstructor } from 'prosemirror-view';

/** A block, or the picture of a block, that React renders into its element. */
export interface AtomView {
  id: number;
  element: HTMLElement;
  node: Node;
  isSelected: boolean;
  view: EditorView;
  at: () => number | undefined;
}

/** What handles its own keys and presses. */
const controls = 'button, a, input, select, textarea';

/** The blocks that are in the text now. Typing changes none of them, so that no key renders React. */
export class AtomViews {
  #list: readonly AtomView[] = [];
  #lastId = 0;
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly list = () => this.#list;

  /** For `nodeViews` of the editor. */
  readonly create: NodeViewConstructor = (node, view, at): NodeView => {
    const element = document.createElement('div');
    element.className = 'atom';
    element.contentEditable = 'false';
    // Pictures have a caption, which is text of the document; other blocks are rendered as a whole.
    const caption = node.isAtom ? undefined : document.createElement('div');
    const dom = caption ? document.createElement('figure') : element;
    if (caption) dom.append(element, caption);
    this.#lastId += 1;
    const id = this.#lastId;
    this.#change([...this.#list, { id, element, node, isSelected: false, view, at }]);
    const select = (isSelected: boolean) => {
      dom.classList.toggle('is-selected', isSelected);
      this.#set(id, { isSelected });
    };
    return {
      dom,
      ...(caption ? { contentDOM: caption } : {}),
      update: (next) => {
        if (next.type !== node.type) return false;
        if (next.attrs !== this.#find(id)?.node.attrs) this.#set(id, { node: next });
        return true;
      },
      selectNode: () => select(true),
      deselectNode: () => select(false),
      stopEvent: ({ type, target }) =>
        !type.startsWith('dr') &&
        target instanceof Element &&
        element.contains(target) &&
        target.closest(controls) !== null,
      ignoreMutation: ({ target }) => !caption?.contains(target),
      destroy: () => this.#change(this.#list.filter((one) => one.id !== id)),
    };
  };

  #find = (id: number) => this.#list.find((one) => one.id === id);
  #set(id: number, change: Partial<AtomView>): void {
    this.#change(this.#list.map((one) => (one.id === id ? { ...one, ...change } : one)));
  }
  #change(next: readonly AtomView[]): void {
    this.#list = next;
    // React may be rendering now: it goes on after the editor has finished.
    queueMicrotask(() => {
      for (const listener of this.#listeners) listener();
    });
  }
}
