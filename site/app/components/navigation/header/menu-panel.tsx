import type { CSSProperties, ReactNode } from 'react';
import { shellCopy } from '#app/copy/shell.ts';
import { SiteLink } from '#app/links/site-link.tsx';
import type { ContentLink } from '#content/entities/content-link.ts';
import { Icon } from '#design/icons/icon.tsx';
import { Picture } from '../../primitives/picture/picture.tsx';
import styles from './menu-panel.module.css';
import type { Menu, MenuColumn } from './menus.ts';

/** Fixed, so that the header's markup is the same on every page that looks the same. */
export const menuPanelId = ({ trackingName }: Menu) => `menu-${trackingName}`;

/** The panel under a label of the menu bar: its links in columns and, beside them, the newest stories. */
export function MenuPanel({ menu, children }: { menu: Menu; children?: ReactNode }) {
  const hasStories = menu.stories.length > 0;
  return (
    <section id={menuPanelId(menu)} className={styles.panel} aria-label={shellCopy.menuOf(menu.text)}>
      <div className={`wrap ${styles.inner}`} data-stories={hasStories || undefined}>
        <div>
          {menu.allHref && (
            <SiteLink className={styles.all} to={menu.allHref}>
              {menu.allText}
              <Icon name="arrow-right" size={20} />
            </SiteLink>
          )}
          <div
            className={styles.columns}
            style={{ '--count': Math.max(3, menu.columns.length) } as CSSProperties}
          >
            {menu.columns.map((column, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns of a menu have no name and never move
              <Column key={index} column={column} />
            ))}
            {children}
          </div>
        </div>
        {hasStories && <MenuStories title={shellCopy.newIn(menu.text)} stories={menu.stories} />}
      </div>
    </section>
  );
}

function Column({ column }: { column: MenuColumn }) {
  return (
    <div data-column>
      {column.label && <p className={styles.label}>{column.label}</p>}
      <ul>
        {column.links.map((link) => (
          <li key={link.href + link.text}>
            <SiteLink to={link.href} data-tracking={link.trackingName}>
              {link.isTextHidden ? <span className="vh">{link.text}</span> : link.text}
            </SiteLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

function MenuStories({ title, stories }: { title: string; stories: readonly ContentLink[] }) {
  const [first, ...others] = stories;
  if (!first) return null;
  return (
    <div className={styles.stories}>
      <p className={styles.label}>{title}</p>
      <div className={styles.first}>
        <Picture image={first.image} sizes="24rem" ratio="16/9" />
        <SiteLink className={`hd-4 ${styles.hit}`} to={first.url}>
          {first.title}
        </SiteLink>
      </div>
      <ul>
        {others.slice(0, 2).map((story) => (
          <li key={story.id}>
            <SiteLink to={story.url}>{story.title}</SiteLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
