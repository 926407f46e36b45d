import type { AuthUser } from '#app/identity/auth-state.ts';
import { SiteLink } from '#app/links/site-link.tsx';
import { Icon } from '#design/icons/icon.tsx';
import { hrefOf } from '../../components/primitives/section/route-href.ts';
import { accountCopy as words } from '../../copy/account.ts';
import styles from './account-menu.module.css';
import { Portrait } from './portrait.tsx';

export interface AccountMenuProps {
  user: AuthUser;
  /** A button in the bar, an icon in the bar of small screens, or lines in the drawer. */
  place: 'bar' | 'icon' | 'drawer';
  className: string;
}

/** The account menu, shown to signed-in readers in place of `Join / Log In`. */
export function AccountMenu({ user, place, className }: AccountMenuProps) {
  if (place === 'icon')
    return (
      <SiteLink className={className} to={hrefOf('user')}>
        <Portrait user={user} />
        <span className="vh">{words.yourAccount}</span>
      </SiteLink>
    );
  if (place === 'drawer')
    return (
      <div className={styles.drawer}>
        <SiteLink to={hrefOf('user')}>{words.preferences}</SiteLink>
        <SiteLink to={hrefOf('logout')}>{words.logOut}</SiteLink>
      </div>
    );
  return (
    <details className={styles.menu} name="header-menu" data-menu="account" data-click-to-open data-icon-menu>
      <summary className={styles.button} data-tracking="account" aria-controls="menu-account">
        <Portrait user={user} />
        <span className="vh">{words.accountMenu}</span>
      </summary>
      <div id="menu-account" className={styles.panel}>
        <div className={styles.who}>
          <Portrait user={user} />
          <p>
            <b>{user.name ?? user.email}</b>
            {user.name && <span>{user.email}</span>}
          </p>
        </div>
        <ul>
          <li>
            <SiteLink to={hrefOf('user')}>
              <Icon name="user" />
              {words.preferences}
            </SiteLink>
          </li>
          <li>
            <SiteLink to={hrefOf('newsletters')}>
              <Icon name="mail" />
              {words.newsletters}
            </SiteLink>
          </li>
          <li>
            <SiteLink to={hrefOf('saved')}>
              <Icon name="bookmark" />
              {words.saved}
            </SiteLink>
          </li>
          <li className={styles.out}>
            <SiteLink to={hrefOf('logout')}>{words.logOut}</SiteLink>
          </li>
        </ul>
      </div>
    </details>
  );
}
