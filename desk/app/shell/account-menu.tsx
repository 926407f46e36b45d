import { Button as AriaButton } from 'react-aria-components';
import { useMe } from '../session/me.ts';
import { Avatar } from '../ui/marks.tsx';
import { Menu } from '../ui/menu.tsx';
import { accountActs } from './account-acts.ts';
import styles from './account-menu.module.css';

/** At the foot of the side: who is signed in, theme, keys, the account, the way out. */
export function AccountMenu({ onKeys }: { onKeys: () => void }) {
  const { name = 'Staff', role } = useMe();
  const { account, themes, session } = accountActs(onKeys);
  return (
    <Menu
      label="Account"
      acts={[]}
      sections={[
        {
          title: `${name}, ${role}`,
          acts: account.map((act) => (act.id === 'keys' ? { ...act, keys: '?' } : act)),
        },
        { title: 'Theme', acts: themes },
        { title: 'Session', acts: session },
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
