import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import { BareButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { IconName } from '../../ui/icon-paths.ts';
import styles from './bulk-bar.module.css';
import { selectAllText } from './list-parts.ts';
import type { WorkPart } from './work-popover.tsx';

interface BulkBarProps {
  count: number;
  /** How many match; undefined where all of them, or as many as can be, are selected. */
  matching: number | 'all' | undefined;
  isLoading: boolean;
  onAll: () => void;
  isTrash: boolean;
  /** Why an act cannot be done. */
  blockedBy: Readonly<Record<'plan' | 'withdraw' | 'delete', string | undefined>>;
  onWork: (part: WorkPart, anchor: HTMLElement) => void;
  onWithdraw: () => void;
  onDelete: () => void;
  onPutBack: () => void;
  onClear: () => void;
}

/** What can be done with the selected stories, at the foot of the list. */
export function BulkBar(props: BulkBarProps) {
  const {
    count,
    matching,
    isLoading,
    onAll,
    isTrash,
    blockedBy,
    onWork,
    onWithdraw,
    onDelete,
    onPutBack,
    onClear,
  } = props;
  return (
    <section className={styles.bar} aria-label="Selected stories">
      <span className={styles.count} role="status">
        {count.toLocaleString('en-US')} selected
      </span>
      {matching !== undefined && (
        <AriaButton className={styles.act ?? ''} isDisabled={isLoading} onPress={onAll}>
          {selectAllText(matching)}
        </AriaButton>
      )}
      {isTrash ? (
        <Act icon="undo" blockedBy={blockedBy.delete} onPress={onPutBack}>
          Put back
        </Act>
      ) : (
        <>
          <Act icon="people" blockedBy={blockedBy.plan} onPress={(anchor) => onWork('assignee', anchor)}>
            Assign
          </Act>
          <Act icon="bars" blockedBy={blockedBy.plan} onPress={(anchor) => onWork('stage', anchor)}>
            State
          </Act>
          <Act icon="clock" blockedBy={blockedBy.plan} onPress={(anchor) => onWork('due', anchor)}>
            Due time
          </Act>
          <Act icon="ban" blockedBy={blockedBy.withdraw} onPress={onWithdraw}>
            Withdraw
          </Act>
          <Act icon="trash" blockedBy={blockedBy.delete} onPress={onDelete}>
            Delete
          </Act>
        </>
      )}
      <AriaButton className={styles.act ?? ''} onPress={onClear}>
        <kbd>Esc</kbd>
        <span className="vh">clears the selection</span>
      </AriaButton>
    </section>
  );
}

function Act({
  icon,
  blockedBy,
  onPress,
  children,
}: {
  icon: IconName;
  blockedBy?: string | undefined;
  onPress: (anchor: HTMLElement) => void;
  children: ReactNode;
}) {
  return (
    <BareButton className={styles.act} blockedBy={blockedBy} onPress={onPress}>
      <Icon name={icon} />
      {children}
    </BareButton>
  );
}
