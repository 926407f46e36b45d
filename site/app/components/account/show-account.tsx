import { useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { routeChanged } from '#app/behaviours/route-changed.ts';
import type { AuthProfile, AuthUser } from '#app/identity/auth-state.ts';
import { reader } from '#app/identity/auth-store.ts';
import { AccountMenu, type AccountMenuProps } from './account-menu.tsx';

interface Place {
  link: HTMLElement;
  /** Stands beside the link, and shows while the link does not. */
  host: HTMLElement;
  place: AccountMenuProps['place'];
}

const isPlace = (name: string | undefined): name is AccountMenuProps['place'] =>
  name === 'bar' || name === 'icon' || name === 'drawer';

function findPlaces(): Place[] {
  return [...document.querySelectorAll<HTMLElement>('header [data-account]')].flatMap((link) => {
    const { account: place } = link.dataset;
    if (!isPlace(place)) return [];
    const next = link.nextElementSibling;
    const known = next instanceof HTMLElement && next.dataset.accountHost !== undefined ? next : undefined;
    const host = known ?? document.createElement('span');
    if (!known) {
      host.dataset.accountHost = '';
      link.after(host);
    }
    return [{ link, host, place }];
  });
}

/** Puts the account menu in place of every `Join / Log In` of the header, for as long as somebody is signed in. */
function Accounts() {
  const { user, profile } = useSyncExternalStore(reader.subscribe, reader.get);
  const [places, setPlaces] = useState(findPlaces);
  useEffect(() => {
    // Another page may have drawn the header anew.
    const look = () => setPlaces(findPlaces());
    document.addEventListener(routeChanged, look);
    return () => document.removeEventListener(routeChanged, look);
  }, []);
  useEffect(() => {
    for (const { link } of places) link.hidden = user !== null;
  }, [places, user]);
  return (
    user &&
    places.map(({ link, host, place }) =>
      createPortal(
        <AccountMenu user={withProfile(user, profile)} place={place} className={link.className} />,
        host,
        place,
      ),
    )
  );
}

/** What the provider said at the login may be older than what the reader saved since. */
function withProfile(user: AuthUser, profile: AuthProfile | null): AuthUser {
  if (!profile) return user;
  return { ...user, name: profile.username, email: profile.email, picture: profile.image?.imageUrl };
}

let isShown = false;

/** Pages are the same for everybody and the header is markup; what one reader sees in it comes from here. */
export function showAccount(): void {
  if (isShown) return;
  isShown = true;
  createRoot(document.createElement('div')).render(<Accounts />);
}
