import { shellCopy } from '#app/copy/shell.ts';
import { SiteLink } from '#app/links/site-link.tsx';
import { publicSettings } from '#config/public.ts';
import { Icon } from '#design/icons/icon.tsx';
import styles from './editions-menu.module.css';

/** A publication of one edition has nothing to choose from. */
export const hasEditions = publicSettings.externalEditions.length > 0;

/** Our own edition and the sister sites. */
export function EditionList() {
  const [own] = publicSettings.locales;
  return (
    <ul className={styles.list}>
      <li>
        <SiteLink to="/" aria-current="true">
          {own.label}
          <Icon name="check" size={16} />
        </SiteLink>
      </li>
      {publicSettings.externalEditions.map(({ code, label, language, url }) => (
        <li key={code}>
          {/* Another site of the publisher: it gets a referrer, but no access to this window. */}
          <SiteLink to={url} rel="noopener" hrefLang={language} data-tracking={`edition-${code}`}>
            {label}
            <Icon name="arrow-up-right" size={16} />
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}

export function EditionsMenu() {
  const [own] = publicSettings.locales;
  return (
    <details
      className={styles.menu}
      name="header-menu"
      data-menu="editions"
      data-click-to-open
      data-icon-menu
    >
      <summary className={styles.button} data-tracking="editions" aria-controls="menu-editions">
        <Icon name="globe" />
        <span>{own.code.toUpperCase()}</span>
        <Icon name="chevron-down" size={14} />
        <span className="vh">{shellCopy.edition}</span>
      </summary>
      <div id="menu-editions" className={styles.panel}>
        <p>{shellCopy.editions}</p>
        <EditionList />
      </div>
    </details>
  );
}
