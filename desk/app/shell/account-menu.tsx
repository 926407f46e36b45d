import { Button as AriaButton } from 'react-aria-components';
import { useMe } from '../session/me.ts';
import { deskSettings } from '../settings.ts';
import { Avatar } from '../ui/marks.tsx';
import { Menu } from '../ui/menu.tsx';
import styles from './account-menu.module.css';
import { setTheme, storedTheme, themes } from './theme.ts';

const themeNames = { system: 'Theme as the system', light: 'Light theme', dark: 'Dark theme' } as const;

function signOut(): void {
  const query = new URLSearchParams({
    client_id: deskSettings().clientId ?? '',
    returnTo: `${location.origin}/desk/sign-in/`,
  });
  location.assign(`/identity/v2/logout?${query}`);
}

/** At the foot of the side: who is signed in, theme, keys, the account, the way out. */
export function AccountMenu({ onKeys }: { onKeys: () => void }) {
  const { name = 'Staff', role } = useMe();
  const current = storedTheme();
  return (
    <Menu
      label="Account"
      acts={[]}
      sections={[
        {
          title: `${name}, ${role}`,
          acts: [
            { id: 'keys', name: 'All keys', icon: 'keyboard', keys: '?', onAct: onKeys },
            {
              id: 'account',
              name: 'Password, passkeys, devices',
              icon: 'key',
              onAct: () => location.assign('/user/'),
            },
          ],
        },
        {
          title: 'Theme',
          acts: themes.map((theme) => ({
            id: theme,
            name: themeNames[theme],
            icon: theme === current ? 'check' : theme === 'dark' ? 'moon' : 'ring',
            onAct: () => setTheme(theme),
          })),
        },
        { title: 'Session', acts: [{ id: 'out', name: 'Sign out', icon: 'external', onAct: signOut }] },
      ]}
    >
      <AriaButton className={styles.account ?? ''}>
        <span className="vh">Account of</span>
        <Avatar name={name} />
        <span className={styles.name} aria-hidden="true">
          {name}
        </span>
      </AriaButton>
    </Menu>
  );
}
