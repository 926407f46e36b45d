import { useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { routeChanged } from '#app/behaviours/route-changed.ts';
import type { AuthProfile, AuthUser } from '#app/identity/auth-state.ts';
import { reader } from '#app/identity/auth-store.ts';
import { AccountMenu, type AccountMenuProps } from './account-menu.tsx';

interface Place {
  link: HTMLElement;
  /** Placed beside the link and shown while the link is hidden. */
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

/** Puts the account menu in place of every `Join / Log In` of the header while a reader is signed in. */
function Accounts() {
  const { user, profile } = useSyncExternalStore(reader.subscribe, reader.get);
  const [places, setPlaces] = useState(findPlaces);
  useEffect(() => {
    // A navigation may have rendered the header again.
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

/** The profile the provider sent at login may be older than what the reader saved since. */
function withProfile(user: AuthUser, profile: AuthProfile | null): AuthUser {
  if (!profile) return user;
  return { ...user, name: profile.username, email: profile.email, picture: profile.image?.imageUrl };
}

let isShown = false;

/** Pages are the same for everyone and the header is static markup; personal parts are added here. */
export function showAccount(): void {
  if (isShown) return;
  isShown = true;
  createRoot(document.createElement('div')).render(<Accounts />);
}
