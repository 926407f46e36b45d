import { type ReactNode, useState } from 'react';
import { Icon } from '#design/icons/icon.tsx';
import styles from './footer.module.css';

interface FooterSectionProps {
  name: string;
  title: string;
  children: ReactNode;
}

/** A column of links. On small screens its heading opens and closes it; on wide ones it is only a heading. */
export function FooterSection({ name, title, children }: FooterSectionProps) {
  const [isOpen, setOpen] = useState(true);
  const id = `footer-${name}`;
  return (
    <div className={styles.column} data-column={name} data-closed={!isOpen || undefined}>
      <h2>
        <span className={styles.title}>{title}</span>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {title}
          <Icon name="chevron-down" size={16} />
        </button>
      </h2>
      <div id={id}>{children}</div>
    </div>
  );
}
