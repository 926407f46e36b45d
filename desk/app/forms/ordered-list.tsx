import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { IconButton } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './forms.module.css';

interface OrderedListProps<T> {
  label: string;
  items: readonly T[];
  nameOf: (item: T, index: number) => string;
  onMove: (from: number, to: number) => void;
  onRemove: (index: number) => void;
  /** Entries of one line have no frame. */
  isPlain?: boolean;
  /** Entries begin with a head: on phones their buttons join its row. */
  hasHead?: boolean;
  children: (item: T, index: number) => ReactNode;
}

const controlsIn = (item: Element | undefined) => [
  ...(item?.querySelectorAll<HTMLElement>('button, input, textarea') ?? []),
];
const isOn = (control: HTMLElement) => !(control as HTMLButtonElement).disabled;

/** Entries in order: Alt-arrows move the one with the focus, and so do dragging and its buttons. */
export function OrderedList<T>(props: OrderedListProps<T>) {
  const { label, items, nameOf, onMove, onRemove, isPlain = false, hasHead = false, children } = props;
  const [status, setStatus] = useState('');
  const [over, setOver] = useState<number>();
  const dragged = useRef<number>(undefined);
  const listRef = useRef<HTMLOListElement>(null);
  const move = (from: number, to: number) => {
    const item = items[from];
    if (item === undefined || to < 0 || to >= items.length || from === to) return;
    const places = () => [...(listRef.current?.children ?? [])];
    const control = controlsIn(places()[from]).indexOf(document.activeElement as HTMLElement);
    onMove(from, to);
    setStatus(`${nameOf(item, from)}, ${to + 1} of ${items.length} in ${label}`);
    // The entry keeps the focus at its new place.
    requestAnimationFrame(() => {
      const controls = controlsIn(places()[to]);
      const same = controls[control];
      (same && isOn(same) ? same : controls.find(isOn))?.focus();
    });
  };
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    event.stopPropagation();
    move(index, index + (event.key === 'ArrowUp' ? -1 : 1));
  };
  const drop = (index: number) => {
    if (dragged.current !== undefined) move(dragged.current, index);
    dragged.current = undefined;
    setOver(undefined);
  };
  return (
    <>
      <ol ref={listRef} className={styles.items} aria-label={label}>
        {items.map((item, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: entries have no id, and every input shows the value at its place
            key={index}
            className={classNames(styles.item, isPlain && styles.plain, hasHead && styles.headed)}
            data-over={over === index}
            onDragOver={(event) => {
              if (dragged.current === undefined) return;
              event.preventDefault();
              setOver(index);
            }}
            onDrop={(event) => {
              event.preventDefault();
              drop(index);
            }}
            onKeyDown={(event) => onKeyDown(event, index)}
          >
            {/* biome-ignore lint/a11y/noStaticElementInteractions: the buttons beside it do the same by keys */}
            <span
              className={styles.grip}
              title="Drag to reorder (⌥↑ ⌥↓)"
              draggable
              onDragStart={(event) => {
                dragged.current = index;
                event.dataTransfer.effectAllowed = 'move';
                event.dataTransfer.setData('text/plain', nameOf(item, index));
              }}
              onDragEnd={() => {
                dragged.current = undefined;
                setOver(undefined);
              }}
            >
              <Icon name="grip" />
            </span>
            <div className={styles.itemFields}>{children(item, index)}</div>
            <span className={styles.itemActs}>
              <IconButton
                size="small"
                label={`Move ${nameOf(item, index)} up`}
                icon="up"
                keys="⌥↑"
                onPress={() => move(index, index - 1)}
                isDisabled={index === 0}
              />
              <IconButton
                size="small"
                label={`Move ${nameOf(item, index)} down`}
                icon="down"
                keys="⌥↓"
                onPress={() => move(index, index + 1)}
                isDisabled={index === items.length - 1}
              />
              <IconButton
                size="small"
                label={`Remove ${nameOf(item, index)}`}
                icon="close"
                onPress={() => onRemove(index)}
              />
            </span>
          </li>
        ))}
      </ol>
      <span className="vh" role="status">
        {status}
      </span>
    </>
  );
}
