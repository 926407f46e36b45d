import type { ReactNode } from 'react';
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

interface MenuProps {
  label: string;
  /** The button that opens it. */
  children: ReactNode;
  acts: readonly MenuAct[];
  /** Parts of a longer menu, instead of `acts`. */
  sections?: readonly { title: string; acts: readonly MenuAct[] }[];
}

/** A menu of acts. */
export function Menu({ label, children, acts, sections }: MenuProps) {
  return (
    <MenuTrigger>
      {children}
      <Popover className={styles.pop ?? ''}>
        <AriaMenu aria-label={label} className={styles.list ?? ''}>
          {sections
            ? sections.map(({ title, acts: part }) => (
                <MenuSection key={title}>
                  <Header className={styles.heading}>{title}</Header>
                  {part.map(itemOf)}
                </MenuSection>
              ))
            : acts.map(itemOf)}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
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
