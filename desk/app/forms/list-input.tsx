import { type ComponentType, useRef, useState } from 'react';
import { Button, IconButton } from '../ui/button.tsx';
import { emptyValue } from './form-field.ts';
import type { FieldOf, InputProps } from './form-props.ts';
import styles from './forms.module.css';

const moved = <T,>(list: readonly T[], from: number, to: number): T[] => {
  const next = [...list];
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
};

const nameOf = (value: unknown, index: number): string => {
  const { title, name, label, headline, term } = (value ?? {}) as Record<string, unknown>;
  const words = [title, name, label, headline, term, value].find(
    (one) => typeof one === 'string' && one !== '',
  );
  return typeof words === 'string' ? words : String(index + 1);
};

interface ListInputProps extends InputProps<FieldOf<'list'>> {
  /** The control of one entry. */
  Item: ComponentType<InputProps>;
}

/** Entries in order: Alt-arrows move the one with the focus, and so do dragging and its buttons. */
export function ListInput({ field, label, path, value, onChange, problems, Item }: ListInputProps) {
  const list: readonly unknown[] = Array.isArray(value) ? value : [];
  const [status, setStatus] = useState('');
  const dragged = useRef<number>(undefined);
  const itemsRef = useRef<HTMLOListElement>(null);
  const move = (from: number, to: number) => {
    if (to < 0 || to >= list.length || from === to) return;
    onChange(moved(list, from, to));
    setStatus(`${nameOf(list[from], from)}, ${to + 1} of ${list.length} in ${label}`);
    // The entry keeps the focus at its new place.
    requestAnimationFrame(() => itemsRef.current?.children[to]?.querySelector('button')?.focus());
  };
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      <ol ref={itemsRef} className={styles.items}>
        {list.map((item, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: entries have no id, and every input shows the value at its place
            key={index}
            className={styles.item}
            onDragOver={(event) => event.preventDefault()}
            onDrop={() => {
              if (dragged.current !== undefined) move(dragged.current, index);
              dragged.current = undefined;
            }}
            onKeyDown={(event) => {
              if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
              event.preventDefault();
              move(index, index + (event.key === 'ArrowUp' ? -1 : 1));
            }}
          >
            {/* biome-ignore lint/a11y/noStaticElementInteractions: the buttons inside do the same by keys */}
            <span
              className={styles.itemActs}
              draggable
              onDragStart={(event) => {
                dragged.current = index;
                event.dataTransfer.effectAllowed = 'move';
              }}
            >
              <IconButton
                size="small"
                label="Move up"
                icon="up"
                onPress={() => move(index, index - 1)}
                isDisabled={index === 0}
              />
              <IconButton
                size="small"
                label="Move down"
                icon="down"
                onPress={() => move(index, index + 1)}
                isDisabled={index === list.length - 1}
              />
              <IconButton
                size="small"
                label={`Remove ${nameOf(item, index)}`}
                icon="close"
                onPress={() => onChange(list.toSpliced(index, 1))}
              />
            </span>
            <div className={styles.itemFields}>
              <Item
                field={field.item}
                label={
                  field.item.kind === 'group' || field.item.kind === 'variants' ? '' : `${label} ${index + 1}`
                }
                path={`${path}.${index}`}
                value={item}
                onChange={(next) => onChange(list.with(index, next ?? emptyValue(field.item)))}
                problems={problems}
                isRequired
              />
            </div>
          </li>
        ))}
      </ol>
      <Button size="small" icon="plus" onPress={() => onChange([...list, emptyValue(field.item)])}>
        Add
      </Button>
      {problems.get(path) && <p role="alert">{problems.get(path)}</p>}
      <span className="vh" role="status">
        {status}
      </span>
    </fieldset>
  );
}
