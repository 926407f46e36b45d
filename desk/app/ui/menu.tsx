import type { ReactNode, RefObject } from 'react';
import {
  Menu as AriaMenu,
  Header,
  Keyboard,
  MenuItem,
  MenuSection,
  MenuTrigger,
  Popover,
} from 'react-aria-components';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-paths.ts';
import styles from './pop.module.css';
import { useReturnFocus } from './use-return-focus.ts';

export interface MenuAct {
  id: string;
  name: string;
  icon?: IconName;
  image?: ReactNode;
  detail?: string;
  keys?: string;
  isDangerous?: boolean;
  /** Why it cannot be done now: the item is off and says so. */
  blockedBy?: string | undefined;
  onAct: () => void;
}

interface ContentProps {
  label: string;
  acts: readonly MenuAct[];
  /** Parts of a longer menu, instead of `acts`. */
  sections?: readonly { title: string; acts: readonly MenuAct[] }[];
}

interface MenuProps extends ContentProps {
  /** The button that opens it. */
  children: ReactNode;
}

/** A menu of acts. */
export function Menu({ children, ...content }: MenuProps) {
  return (
    <MenuTrigger>
      {children}
      <Popover className={styles.pop ?? ''}>
        <MenuContent {...content} />
      </Popover>
    </MenuTrigger>
  );
}

interface MenuBesideProps extends ContentProps {
  /** What it belongs to. */
  anchor: RefObject<HTMLElement | null>;
  isOpen: boolean;
  onClose: () => void;
}

/** The same beside something that opens it in its own way: buttons open menus when they are pressed, before a drag begins. */
export function MenuBeside({ anchor, isOpen, onClose, ...content }: MenuBesideProps) {
  useReturnFocus(isOpen);
  return (
    <Popover
      className={styles.pop ?? ''}
      triggerRef={anchor}
      isOpen={isOpen}
      onOpenChange={(isNow) => !isNow && onClose()}
      placement="bottom start"
    >
      <MenuContent {...content} onClose={onClose} />
    </Popover>
  );
}

function MenuContent({ label, acts, sections, onClose }: ContentProps & { onClose?: () => void }) {
  return (
    <AriaMenu
      aria-label={label}
      className={styles.list ?? ''}
      {...(onClose ? { onClose, autoFocus: 'first' } : {})}
    >
      {sections
        ? sections.map(({ title, acts: part }) => (
            <MenuSection key={title}>
              <Header className={styles.heading}>{title}</Header>
              {part.map(itemOf)}
            </MenuSection>
          ))
        : acts.map(itemOf)}
    </AriaMenu>
  );
}

function itemOf({ id, name, icon, image, detail, keys, isDangerous, blockedBy, onAct }: MenuAct) {
  const note = blockedBy ?? detail;
  return (
    <MenuItem
      key={id}
      id={id}
      textValue={name}
      className={classNames(styles.item, isDangerous && styles.danger)}
      isDisabled={blockedBy !== undefined}
      onAction={onAct}
    >
      {image ?? (icon && <Icon name={icon} />)}
      <span className={styles.words}>
        <span>{name}</span>
        {note && <small>{note}</small>}
      </span>
      {keys && <Keyboard className={styles.keys}>{keys}</Keyboard>}
    </MenuItem>
  );
}
