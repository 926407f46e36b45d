import { useState } from 'react';
import {
  Button,
  ComboBox,
  GridList,
  GridListItem,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  useDragAndDrop,
} from 'react-aria-components';
import { IconButton } from '../../../ui/button.tsx';
import fieldStyles from '../../../ui/field.module.css';
import { Icon } from '../../../ui/icon.tsx';
import popStyles from '../../../ui/pop.module.css';
import styles from './panels.module.css';
import type { Entry } from './use-entries.ts';

interface EntryPickerProps {
  /** The field of the story, or several. */
  field: string;
  label: string;
  hint?: string;
  entries: readonly Entry[];
  /** Ids in order. */
  chosen: readonly string[];
  onChange: (ids: string[]) => void;
  problem: string | undefined;
}

const mostShown = 60;

/** Chosen entries in order, by drag or by keys, and a field that finds more. */
export function EntryPicker({ field, label, hint, entries, chosen, onChange, problem }: EntryPickerProps) {
  const [typed, setTyped] = useState('');
  const nameOf = (id: string) => entries.find((entry) => entry.id === id)?.name ?? id;
  const words = typed.trim().toLowerCase();
  const free = entries
    .filter(({ id, name }) => !chosen.includes(id) && name.toLowerCase().includes(words))
    .slice(0, mostShown);
  const place = (moved: ReadonlySet<string>, target: string, where: 'before' | 'after') => {
    const rest = chosen.filter((id) => !moved.has(id));
    const at = rest.indexOf(target) + (where === 'after' ? 1 : 0);
    onChange(rest.toSpliced(at, 0, ...chosen.filter((id) => moved.has(id))));
  };
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': nameOf(String(key)) })),
    onReorder({ keys, target }) {
      const moved = new Set([...keys].map(String));
      if (target.dropPosition !== 'on') place(moved, String(target.key), target.dropPosition);
    },
  });
  return (
    <div className={styles.picker} data-field={field}>
      {chosen.length > 0 && (
        <GridList
          aria-label={label}
          className={styles.chosen ?? ''}
          items={chosen.map((id) => ({ id, name: nameOf(id) }))}
          dragAndDropHooks={dragAndDropHooks}
        >
          {({ id, name }) => (
            <GridListItem id={id} textValue={name} className={styles.entry ?? ''}>
              <Button slot="drag" aria-label={`Move ${name}`} className={styles.grip ?? ''}>
                <Icon name="grip" size={14} />
              </Button>
              <span className={styles.entryName}>{name}</span>
              <IconButton
                size="small"
                label={`Remove ${name}`}
                icon="close"
                onPress={() => onChange(chosen.filter((one) => one !== id))}
              />
            </GridListItem>
          )}
        </GridList>
      )}
      <ComboBox
        className={fieldStyles.field ?? ''}
        inputValue={typed}
        onInputChange={setTyped}
        items={free}
        selectedKey={null}
        onSelectionChange={(key) => {
          if (key === null) return;
          onChange([...chosen, String(key)]);
          setTyped('');
        }}
        menuTrigger="focus"
        isInvalid={problem !== undefined}
        allowsEmptyCollection
      >
        <Label className={fieldStyles.label ?? ''}>{label}</Label>
        <Input className={fieldStyles.input ?? ''} placeholder="Add" />
        {hint && <p className={fieldStyles.hint}>{hint}</p>}
        {problem && (
          <p className={fieldStyles.problem} role="alert">
            {problem}
          </p>
        )}
        <Popover className={popStyles.pop ?? ''}>
          <ListBox<Entry> className={popStyles.list ?? ''} renderEmptyState={() => 'Nothing is called that.'}>
            {({ id, name }) => (
              <ListBoxItem id={id} textValue={name} className={popStyles.item ?? ''}>
                {name}
              </ListBoxItem>
            )}
          </ListBox>
        </Popover>
      </ComboBox>
    </div>
  );
}
