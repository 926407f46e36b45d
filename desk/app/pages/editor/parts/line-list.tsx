import { listActs } from '../../../forms/list-acts.ts';
import { OrderedList } from '../../../forms/ordered-list.tsx';
import { Button } from '../../../ui/button.tsx';
import { GrowingLine } from '../../../ui/growing-line.tsx';
import styles from './parts.module.css';

interface LineListProps {
  /** The field of the story; missing where the list is a part of one. */
  field?: string;
  label: string;
  /** What one line is called. */
  one: string;
  tone: 'good' | 'bad' | 'plain';
  read: () => readonly string[];
  write: (lines: readonly string[]) => void;
}

/** Short lines in order: what is good, what is bad. */
export function LineList({ field, label, one, tone, read, write }: LineListProps) {
  const nameOf = (line: string, index: number) => line || `${one} ${index + 1}`;
  const { onMove, onRemove, add, change } = listActs<string>({ read, write, nameOf });
  return (
    <div className={styles.lines} data-field={field}>
      <h3 data-tone={tone}>{label}</h3>
      <OrderedList label={label} items={read()} nameOf={nameOf} onMove={onMove} onRemove={onRemove} isPlain>
        {(line, index) => (
          <GrowingLine
            label={`${one} ${index + 1}`}
            className={styles.line}
            value={line}
            onChange={(next) => change(index, next)}
          />
        )}
      </OrderedList>
      <Button size="small" kind="quiet" icon="plus" onPress={() => add('')}>
        {`Add to ${label.toLowerCase()}`}
      </Button>
    </div>
  );
}
