import type { ComponentType } from 'react';
import { Button } from '../ui/button.tsx';
import { emptyValue } from './form-field.ts';
import type { FieldOf, InputProps } from './form-props.ts';
import styles from './forms.module.css';
import { moved } from './list-order.ts';
import { OrderedList } from './ordered-list.tsx';

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

/** Entries in order, each with its own control. */
export function ListInput({ field, label, path, value, onChange, problems, Item }: ListInputProps) {
  const list: readonly unknown[] = Array.isArray(value) ? value : [];
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      <OrderedList
        label={label}
        items={list}
        nameOf={nameOf}
        onMove={(from, to) => onChange(moved(list, from, to))}
        onRemove={(index) => onChange(list.toSpliced(index, 1))}
      >
        {(item, index) => (
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
        )}
      </OrderedList>
      <Button size="small" icon="plus" onPress={() => onChange([...list, emptyValue(field.item)])}>
        Add
      </Button>
      {problems.get(path) && <p role="alert">{problems.get(path)}</p>}
    </fieldset>
  );
}
