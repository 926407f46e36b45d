import { useRef } from 'react';
import { useMenus } from '#app/behaviours/use-menus.ts';
import { currentBrand } from '#app/brand/current-brand.ts';
import { shellCopy } from '#app/copy/shell.ts';
import { copy } from '#app/copy/site.ts';
import { SiteLink } from '#app/links/site-link.tsx';
import type { PageArea } from '#content/page/composed-page.ts';
import { buttonClass } from '#design/button/button.ts';
import { Icon } from '#design/icons/icon.tsx';
import { Logo } from '#design/logo/logo.tsx';
import { Strip } from '#design/strip/strip.tsx';
import { hrefOf } from '../../primitives/section/route-href.ts';
import { EditionsMenu, hasEditions } from './editions-menu.tsx';
import styles from './header.module.css';
import { MainMenu } from './main-menu.tsx';
import { SearchForm } from './search-form.tsx';

interface HeaderProps {
  area?: PageArea | undefined;
  /** The section the page belongs to: its line is lit in the strip. */
  section?: string | undefined;
  /** Logo, slogan and shelf; without it only the compact bar. */
  isLarge?: boolean;
  /** Landing pages have no shelf. */
  hasShelf?: boolean;
}

const menuId = 'site-menu';

/** The head of every page, on ink in both themes. Every menu opens without a script. */
export function Header({ area, section, isLarge = true, hasShelf = true }: HeaderProps) {
  const ref = useRef<HTMLElement>(null);
  useMenus(ref);
  const brand = currentBrand();
  return (
    <header
      ref={ref}
      className={`stage ${styles.header}`}
      data-size={isLarge ? 'large' : 'compact'}
      data-print="none"
    >
      <div className={`wrap ${styles.top}`}>
        {hasShelf && (
          <button type="button" className={styles.burger} popoverTarget={menuId}>
            <Icon name="menu" size={24} />
            <span className="vh">{shellCopy.openMenu}</span>
          </button>
        )}
        <SiteLink className={styles.home} to="/">
          <Logo name={brand.name} picture={brand.logo?.dark} size="header" />
        </SiteLink>
        {isLarge && (
          <SiteLink className={styles.slogan} to={hrefOf('about')}>
            {brand.tagline}
          </SiteLink>
        )}
        <SearchForm place="header" />
        {hasEditions && <EditionsMenu />}
        <SiteLink className={styles.saved} to={hrefOf('saved')} data-tracking="saved-stories">
          <Icon name="bookmark" size={22} />
          <span className={styles.savedWord}>{copy.saved}</span>
          <span className={styles.savedCount} data-saved-count suppressHydrationWarning />
        </SiteLink>
        <SiteLink
          className={`${buttonClass('accent', 'small')} ${styles.join}`}
          to={hrefOf('user')}
          data-panel="log-in"
          data-account="bar"
        >
          {shellCopy.join}
        </SiteLink>
        <SiteLink className={styles.icon} to={hrefOf('search')} data-opens-search>
          <Icon name="search" size={22} />
          <span className="vh">{copy.search}</span>
        </SiteLink>
        <SiteLink
          className={`${styles.icon} ${styles.last}`}
          to={hrefOf('user')}
          data-panel="log-in"
          data-account="icon"
        >
          <Icon name="user" size={22} />
          <span className="vh">{shellCopy.joinShort}</span>
        </SiteLink>
      </div>
      {hasShelf && <MainMenu id={menuId} area={area} section={section} />}
      <Strip section={section} seed={section ?? 'header'} className={styles.line} />
    </header>
  );
}
