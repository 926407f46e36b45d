import { useState } from 'react';
import { Switch } from '../ui/choice.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Keys } from '../ui/marks.tsx';
import styles from './keys-dialog.module.css';
import type { Place } from './places.ts';
import { hasSingleKeys, setSingleKeys } from './use-frame-keys.ts';

const everywhere = [
  ['⌘ K', 'Find or do'],
  ['N', 'New story'],
  ['/', 'Search here; in a text: menu of blocks'],
  ['?', 'This list'],
  ['⌘ Z', 'Undo, also the last act outside of a text'],
  ['[, ]', 'Previous, next view or tab'],
  ['Esc', 'Close, leave, deselect; never throws away text'],
] as const;
const lists = [
  ['J, K', 'Down, up; in a row also ↓, ↑'],
  ['Enter', 'Open'],
  ['X', 'Select; in a row also Space'],
  ['⇧ J, ⇧ K', 'Select down, up'],
  ['⌘ A', 'Select all that match, not only those shown'],
  ['⇧ X', 'Clear the filters'],
  ['A, S, D', 'Assign, stage, due time of the row or the selection'],
] as const;
const writing = [
  ['⌘ S', 'Save now'],
  ['⌘ .', 'Panel open or closed'],
  ['⌘ ⇧ P', 'Preview'],
  ['⌘ Enter', 'To the checks above the yellow button; in a note or a form: send it'],
  ['⌘ ⇧ M', 'Note on the selection'],
  ['⌘ J', 'Link to a story of ours'],
  ['⌘ ⌥ 1 … 4', 'Paragraph, heading 2, 3, 4'],
  ['⌥ ↑, ⌥ ↓', 'Move a block or a row'],
  ['⌘ B, ⌘ I, ⌘ `', 'Bold, italic, code'],
  ['⌘ ⇧ 7, ⌘ ⇧ 8', 'Numbered list, list'],
  ['⌥ F10', 'To the bar above the selection'],
  ['F7, ⇧ F7', 'Next, previous change between two versions'],
] as const;

/** Every key, by place. */
export function KeysDialog({
  isOpen,
  places,
  onClose,
}: {
  isOpen: boolean;
  places: readonly Place[];
  onClose: () => void;
}) {
  const [isSingle, setSingle] = useState(hasSingleKeys);
  const go = places.map(({ name, key }) => [`G ${key.toUpperCase()}`, name] as const);
  return (
    <Dialog title="All keys" isOpen={isOpen} onClose={onClose} size="large">
      <div className={styles.columns}>
        <KeyList title="Everywhere" rows={everywhere} />
        <KeyList title="Go to" rows={go} />
        <KeyList title="In lists" rows={lists} />
        <KeyList title="While writing" rows={writing} />
      </div>
      <p>On Windows and Linux Ctrl stands for ⌘ and Alt for ⌥.</p>
      <Switch
        isSelected={isSingle}
        onChange={(isOn) => {
          setSingleKeys(isOn);
          setSingle(isOn);
        }}
      >
        Single-character keys
      </Switch>
    </Dialog>
  );
}

function KeyList({
  title,
  rows,
}: {
  title: string;
  rows: readonly (readonly [keys: string, act: string])[];
}) {
  return (
    <section>
      <h3 className={styles.title}>{title}</h3>
      <dl className={styles.list}>
        {rows.map(([keys, act]) => (
          <div key={keys}>
            <dt>
              <Keys>{keys}</Keys>
            </dt>
            <dd>{act}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
