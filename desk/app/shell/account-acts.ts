import { signOut as signOutOfSite } from '#app/identity/sign-out.ts';
import { forgetAccount } from '../session/stored-account.ts';
import { deskSettings } from '../settings.ts';
import type { PaletteAct } from './palette-acts.ts';
import { setTheme, storedTheme, themes } from './theme.ts';

const themeNames = { system: 'Theme as the system', light: 'Light theme', dark: 'Dark theme' } as const;

async function signOut(): Promise<void> {
  // The session is that of the site too.
  signOutOfSite(document, [localStorage, sessionStorage]);
  await forgetAccount();
  const query = new URLSearchParams({
    client_id: deskSettings().clientId ?? '',
    returnTo: `${location.origin}/desk/sign-in/`,
  });
  location.assign(`/identity/v2/logout?${query}`);
}

/** What an editor does with the own account: in the menu at the foot of the side, and in the palette, which phones have instead. */
export function accountActs(onKeys: () => void): Record<'account' | 'themes' | 'session', PaletteAct[]> {
  const current = storedTheme();
  return {
    account: [
      { id: 'keys', name: 'All keys', icon: 'keyboard', onAct: onKeys },
      {
        id: 'account',
        name: 'Password, passkeys, devices',
        icon: 'key',
        onAct: () => location.assign('/user/'),
      },
    ],
    themes: themes.map((theme) => ({
      id: theme,
      name: themeNames[theme],
      icon: theme === current ? 'check' : theme === 'dark' ? 'moon' : 'ring',
      onAct: () => setTheme(theme),
    })),
    session: [{ id: 'out', name: 'Sign out', icon: 'external', onAct: signOut }],
  };
}
