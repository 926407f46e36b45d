import type { ReactNode } from 'react';
import { currentBrand } from '#app/brand/current-brand.ts';
import { shellCopy } from '#app/copy/shell.ts';
import { copy } from '#app/copy/site.ts';
import { SiteLink } from '#app/links/site-link.tsx';
import { shellSettings } from '#config/shell.ts';
import type { PageArea } from '#content/page/composed-page.ts';
import { buttonClass } from '#design/button/button.ts';
import { Icon } from '#design/icons/icon.tsx';
import { Logo } from '#design/logo/logo.tsx';
import { Strip } from '#design/strip/strip.tsx';
import { hrefOf } from '../../primitives/section/route-href.ts';
import { ReaderTools } from '../reader-tools/reader-tools.tsx';
import { EditionList, hasEditions } from './editions-menu.tsx';
import styles from './main-menu.module.css';
import { MenuPanel, menuPanelId } from './menu-panel.tsx';
import { type Menu, menuOf } from './menus.ts';
import { SearchForm } from './search-form.tsx';

interface MainMenuProps {
  id: string;
  area: PageArea | undefined;
  section: string | undefined;
}

/**
 * One list of menus, laid out in two ways by the style sheet: the menu bar on wide screens, a full-screen popover with
 * an accordion on small ones. `details` with the same name open one at a time, without a script.
 */
export function MainMenu({ id, area, section }: MainMenuProps) {
  const { shelf, more } = currentBrand().menus ?? shellSettings.menus;
  return (
    <nav id={id} className={styles.menu} popover="auto" aria-label={shellCopy.topicsNav} data-icon-menu>
      <div className={`${styles.drawerHead} ${styles.drawer}`}>
        <button type="button" className={styles.close} popoverTarget={id} popoverTargetAction="hide">
          <Icon name="close" size={24} />
          <span className="vh">{shellCopy.closeMenu}</span>
        </button>
        <SiteLink to="/">
          <Logo name={currentBrand().name} picture={currentBrand().logo?.dark} size="header" />
        </SiteLink>
      </div>
      <Strip seed="menu" className={styles.drawer} />
      <div className={`wrap ${styles.body}`}>
        <div className={styles.drawer}>
          <SearchForm place="menu" />
        </div>
        <ul className={styles.shelf}>
          {shelf.map((item) => (
            <Entry key={item.linkText} menu={menuOf(item, area)} current={section} />
          ))}
          <Entry menu={menuOf(more, area)} current={undefined}>
            <ReaderTools />
          </Entry>
        </ul>
        <div className={styles.drawer}>
          <ul className={styles.links}>
            <Shortcut name="video-door" text={copy.videos} />
            <Shortcut name="newsletters" text={copy.newsletters} />
            <Shortcut name="galleries" text={copy.galleries} />
            <Shortcut name="about" text={shellCopy.about} />
          </ul>
          {hasEditions && (
            <details className={styles.editions}>
              <summary>
                <Icon name="globe" />
                {shellCopy.editions}
                <Icon name="chevron-down" size={14} />
              </summary>
              <EditionList />
            </details>
          )}
        </div>
      </div>
      <div className={`${styles.foot} ${styles.drawer}`}>
        <SiteLink
          className={buttonClass('accent', 'full')}
          to={hrefOf('user')}
          data-panel="log-in"
          data-account="drawer"
        >
          {shellCopy.join}
        </SiteLink>
      </div>
    </nav>
  );
}

interface EntryProps {
  menu: Menu;
  current: string | undefined;
  /** Content beside the links. */
  children?: ReactNode;
}

function Entry({ menu, current, children }: EntryProps) {
  const isCurrent = menu.activePage !== undefined && menu.activePage === current;
  if (menu.isPlain && menu.allHref)
    return (
      <li data-s={menu.section}>
        <SiteLink
          className={styles.button}
          to={menu.allHref}
          data-menu-link
          data-current={isCurrent || undefined}
          aria-current={isCurrent || undefined}
          data-tracking={menu.trackingName}
        >
          <span>{menu.text}</span>
        </SiteLink>
      </li>
    );
  return (
    <li data-s={menu.section} className={menu.section ? undefined : styles.more}>
      <details
        name="header-menu"
        data-menu={menu.trackingName}
        data-click-to-open={menu.isClickToOpen || undefined}
      >
        <summary
          className={styles.button}
          data-current={isCurrent || undefined}
          aria-current={isCurrent || undefined}
          data-tracking={menu.trackingName}
          aria-controls={menuPanelId(menu)}
        >
          <span>
            {menu.icon && <Icon name={menu.icon} />}
            {menu.isTextHidden ? <span className="vh">{menu.text}</span> : menu.text}
          </span>
          {!menu.section && <Icon name="chevron-down" size={14} className={styles.wideOnly} />}
          <Icon name="plus" size={20} className={styles.whenClosed} />
          <Icon name="minus" size={20} className={styles.whenOpen} />
        </summary>
        <MenuPanel menu={menu}>{children}</MenuPanel>
      </details>
    </li>
  );
}

function Shortcut({ name, text }: { name: string; text: string }) {
  return (
    <li>
      <SiteLink to={hrefOf(name)}>{text}</SiteLink>
    </li>
  );
}
