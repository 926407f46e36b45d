import { NodeSelection } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { moveBlockTo } from './block-commands.ts';

type Box = Pick<DOMRect, 'top' | 'bottom'>;

/** How many blocks stand above the place of a drop: a block counts once the pointer is on its lower half. */
export function gapAt(boxes: readonly Box[], y: number): number {
  const below = boxes.findIndex(({ top, bottom }) => y < (top + bottom) / 2);
  return below < 0 ? boxes.length : below;
}

/** The middle between the blocks around a gap; the edge of the text at its ends. */
export function lineAt(boxes: readonly Box[], gap: number): number {
  const above = boxes[gap - 1]?.bottom ?? boxes[0]?.top ?? 0;
  const below = boxes[gap]?.top ?? above;
  return (above + below) / 2;
}

function boxesOf(view: EditorView): Box[] {
  const boxes: Box[] = [];
  view.state.doc.forEach((_, at) => {
    const block = view.nodeDOM(at);
    if (block instanceof Element) boxes.push(block.getBoundingClientRect());
  });
  return boxes;
}

interface BlockDrag {
  view: EditorView;
  /** What is dragged by: the pointer may stay above it, beside the text. */
  handle: HTMLElement;
  /** The class of the line that shows where the block will land. */
  lineClass: string;
}

/**
 * Follows a drag of the selected block and moves it at the drop. The editor itself would go by the character at the pointer,
 * whose left or right half says nothing about blocks; it does not get these events.
 */
export function followBlockDrag({ view, handle, lineClass }: BlockDrag): () => void {
  const { ownerDocument: page } = view.dom;
  const selected = () => {
    const { selection } = view.state;
    return selection instanceof NodeSelection ? selection.node : undefined;
  };
  const dragged = selected();
  const line = page.createElement('div');
  line.className = lineClass;
  line.dataset.dropLine = '';
  line.hidden = true;
  handle.after(line);
  const gapOf = ({ clientX, clientY }: DragEvent): number | undefined => {
    const { left, right, top, bottom } = view.dom.getBoundingClientRect();
    const start = Math.min(left, handle.getBoundingClientRect().left);
    const isInside = clientX >= start && clientX <= right && clientY >= top && clientY <= bottom;
    return isInside ? gapAt(boxesOf(view), clientY) : undefined;
  };
  const take = (event: DragEvent) => {
    event.preventDefault();
    event.stopPropagation();
  };
  const over = (event: DragEvent) => {
    const gap = gapOf(event);
    line.hidden = gap === undefined;
    if (gap === undefined) return;
    take(event);
    const { top } = line.offsetParent?.getBoundingClientRect() ?? { top: 0 };
    line.style.top = `${lineAt(boxesOf(view), gap) - top}px`;
  };
  const drop = (event: DragEvent) => {
    const gap = gapOf(event);
    if (gap !== undefined) {
      take(event);
      // A colleague may have deleted the block meanwhile: what is selected then is another one.
      if (selected() === dragged) moveBlockTo(gap)(view.state, view.dispatch);
      view.focus();
    }
    end();
  };
  const end = () => {
    line.remove();
    page.removeEventListener('dragover', over, true);
    page.removeEventListener('drop', drop, true);
    page.removeEventListener('pointermove', end, true);
  };
  page.addEventListener('dragover', over, true);
  page.addEventListener('drop', drop, true);
  // There is no such event during a drag. A handle that is gone does not hear the end of it.
  page.addEventListener('pointermove', end, true);
  return end;
}
