import { NodeSelection, TextSelection } from 'prosemirror-state';
import { useEffect, useRef, useState } from 'react';
import { storySchema } from '#content/document/schema.ts';
import { IconButton } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { type MenuAct, MenuBeside } from '../ui/menu.tsx';
import {
  deleteBlock,
  duplicateBlock,
  moveBlock,
  toHeading,
  toList,
  toParagraph,
  toQuote,
} from './block-commands.ts';
import { followBlockDrag } from './drag-block.ts';
import styles from './menus.module.css';
import { newUuid } from './slash-menu.ts';
import type { StoryEditor } from './story-editor.ts';

const { nodes } = storySchema;

/** The block at the pointer, or else the one with the caret. */
function useBlock(editor: StoryEditor): HTMLElement | undefined {
  const [block, setBlock] = useState<HTMLElement>();
  useEffect(() => {
    const { dom } = editor.view;
    const blockOf = (target: EventTarget | Node | null): HTMLElement | undefined => {
      let node = target instanceof Node ? target : null;
      while (node && node.parentNode !== dom) node = node.parentNode;
      return node instanceof HTMLElement ? node : undefined;
    };
    const point = ({ target }: PointerEvent) => {
      const found = blockOf(target);
      if (found) setBlock(found);
    };
    dom.addEventListener('pointermove', point);
    const unsubscribe = editor.subscribe(() => {
      if (!editor.view.hasFocus()) return;
      const { $from } = editor.view.state.selection;
      const found = editor.view.nodeDOM($from.depth === 0 ? $from.pos : $from.before(1));
      if (found instanceof HTMLElement) setBlock(found);
    });
    return () => {
      dom.removeEventListener('pointermove', point);
      unsubscribe();
    };
  }, [editor]);
  return block?.isConnected ? block : undefined;
}

/** Beside a block: add one below, drag it, or open what can be done with it. */
export function BlockHandle({ editor }: { editor: StoryEditor }) {
  const block = useBlock(editor);
  const handleRef = useRef<HTMLDivElement>(null);
  const endDrag = useRef<() => void>(undefined);
  useEffect(() => () => endDrag.current?.(), []);
  const { view } = editor;
  const place = block && view.dom.contains(block) ? block : undefined;
  useEffect(() => {
    if (place && handleRef.current) handleRef.current.style.top = `${place.offsetTop}px`;
  });
  if (!place) return null;

  const at = () => {
    const inside = view.state.doc.resolve(view.posAtDOM(place, 0));
    return inside.depth === 0 ? inside.pos : inside.before(1);
  };
  const select = () => {
    const start = at();
    const { doc, tr } = view.state;
    const node = doc.nodeAt(start);
    if (node)
      view.dispatch(
        tr.setSelection(
          node.isAtom
            ? NodeSelection.create(doc, start)
            : TextSelection.between(doc.resolve(start + 1), doc.resolve(start + 1)),
        ),
      );
  };
  const act = (
    id: string,
    name: string,
    command: Parameters<typeof run>[0],
    more: Partial<MenuAct> = {},
  ): MenuAct => ({
    id,
    name,
    onAct: () => run(command),
    ...more,
  });
  const run = (command: typeof deleteBlock) => {
    select();
    command(view.state, view.dispatch, view);
    view.focus();
  };
  const addBelow = () => {
    const start = at();
    const end = start + (view.state.doc.nodeAt(start)?.nodeSize ?? 0);
    const tr = view.state.tr.insert(end, nodes.paragraph.create(null, storySchema.text('/')));
    view.dispatch(tr.setSelection(TextSelection.create(tr.doc, end + 2)).scrollIntoView());
    view.focus();
  };
  const startDrag = (event: React.DragEvent) => {
    const { doc, tr } = view.state;
    const selection = NodeSelection.create(doc, at());
    view.dispatch(tr.setSelection(selection));
    event.dataTransfer.setData('text/plain', selection.node.textContent);
    event.dataTransfer.effectAllowed = 'move';
    event.dataTransfer.setDragImage(place, 0, 0);
    if (handleRef.current)
      endDrag.current = followBlockDrag({
        view,
        handle: handleRef.current,
        lineClass: styles.dropLine ?? '',
      });
  };
  return (
    <div ref={handleRef} className={styles.handle} data-editor-handle>
      <IconButton size="small" label="Add a block below" icon="plus" onPress={addBelow} />
      <Grip
        onDragStart={startDrag}
        onDragEnd={() => endDrag.current?.()}
        sections={[
          {
            title: 'Block',
            acts: [
              act('up', 'Move up', moveBlock(-1), { icon: 'up', keys: '⌥↑' }),
              act('down', 'Move down', moveBlock(1), { icon: 'down', keys: '⌥↓' }),
              act('copy', 'Duplicate', duplicateBlock(newUuid), { icon: 'copy' }),
              act('delete', 'Delete', deleteBlock, { icon: 'trash', isDangerous: true }),
            ],
          },
          {
            title: 'Turn into',
            acts: [
              act('paragraph', 'Paragraph', toParagraph, { icon: 'paragraph' }),
              act('h2', 'Heading', toHeading(2), { icon: 'heading' }),
              act('h3', 'Small heading', toHeading(3), { icon: 'heading' }),
              act('list', 'List', toList(nodes.bulletList), { icon: 'bullet-list' }),
              act('numbers', 'Numbered list', toList(nodes.orderedList), { icon: 'numbered-list' }),
              act('quote', 'Quote', toQuote, { icon: 'quote' }),
            ],
          },
        ]}
      />
    </div>
  );
}

interface GripProps {
  onDragStart: (event: React.DragEvent) => void;
  onDragEnd: () => void;
  sections: NonNullable<React.ComponentProps<typeof MenuBeside>['sections']>;
}

/** Drags a block, and opens its menu when it is pressed. */
function Grip({ onDragStart, onDragEnd, sections }: GripProps) {
  const ref = useRef<HTMLSpanElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: not every browser drags a button */}
      <span
        ref={ref}
        role="button"
        tabIndex={0}
        aria-label="Block menu; drag to move"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        draggable
        onDragStart={onDragStart}
        onDragEnd={onDragEnd}
        onClick={() => setIsOpen(true)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== ' ') return;
          event.preventDefault();
          setIsOpen(true);
        }}
        className={styles.grip}
      >
        <Icon name="grip" />
      </span>
      <MenuBeside
        label="Block"
        anchor={ref}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        acts={[]}
        sections={sections}
      />
    </>
  );
}
