import { createContext, useContext, useEffect, useMemo, useState } from 'react';
import { Button as AriaButton, RouterProvider as AriaRouter } from 'react-aria-components';
import { Outlet, useHref, useLoaderData, useNavigate, useNavigation, useRevalidator } from 'react-router';
import type { Me } from '#content/calls/members.ts';
import { MeContext, may } from '../session/me.ts';
import { SessionNote } from '../session/session-note.tsx';
import { SignInDialog } from '../session/sign-in-dialog.tsx';
import { useSignInElsewhere } from '../session/use-sign-in-elsewhere.ts';
import { deskSettings } from '../settings.ts';
import { classNames } from '../ui/class-names.ts';
import { DialogNoteContext } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { ToastRegion } from '../ui/toast-region.tsx';
import { AccountMenu } from './account-menu.tsx';
import styles from './frame.module.css';
import { keepFocus } from './keep-focus.ts';
import { KeysDialog } from './keys-dialog.tsx';
import { Palette } from './palette.tsx';
import { PlaceLink } from './place-link.tsx';
import { type Place, places } from './places.ts';
import { ignoreStrayFiles } from './stray-files.ts';
import { useFrameKeys } from './use-frame-keys.ts';

interface FrameControls {
  openPalette(): void;
  openKeys(): void;
}
const FrameContext = createContext<FrameControls>({ openPalette() {}, openKeys() {} });

/** What every screen can open: the palette and the list of keys. */
export const useFrame = () => useContext(FrameContext);

const sessionNote = <SessionNote />;

/** The ink frame around every screen: where one navigates. Nothing on it changes while an editor writes. */
export function Frame() {
  const me = useLoaderData() as Me;
  const navigate = useNavigate();
  const revalidator = useRevalidator();
  const isLoading = useNavigation().state === 'loading';
  const [open, setOpen] = useState<'palette' | 'keys'>();
  const controls = useMemo(
    () => ({ openPalette: () => setOpen('palette'), openKeys: () => setOpen('keys') }),
    [],
  );
  const own = places.filter(({ right }) => may(me, right).ok);
  const go = (place: Place) =>
    place.isPage ? location.assign(`/desk${place.path}`) : void navigate(place.path);
  useEffect(keepFocus, []);
  useEffect(ignoreStrayFiles, []);
  useSignInElsewhere();
  useFrameKeys({ places: own, go, newStory: () => void navigate('/stories/new/'), ...controls });
  return (
    <AriaRouter navigate={(path) => void navigate(path)} useHref={useHref}>
      <MeContext value={me}>
        <DialogNoteContext value={sessionNote}>
          <FrameContext value={controls}>
            <a className={styles.skip} href="#main">
              Skip to the work
            </a>
            <div className={styles.shell} data-loading={isLoading}>
              <Side places={own} onFind={controls.openPalette} onKeys={controls.openKeys} />
              <Outlet />
            </div>
            <TabBar places={own} />
            <ToastRegion />
            <SignInDialog onSignedIn={() => void revalidator.revalidate()} />
            <Palette
              isOpen={open === 'palette'}
              places={own}
              go={go}
              onKeys={controls.openKeys}
              onClose={() => setOpen(undefined)}
            />
            <KeysDialog isOpen={open === 'keys'} places={own} onClose={() => setOpen(undefined)} />
          </FrameContext>
        </DialogNoteContext>
      </MeContext>
    </AriaRouter>
  );
}

function Side({
  places: own,
  onFind,
  onKeys,
}: {
  places: readonly Place[];
  onFind: () => void;
  onKeys: () => void;
}) {
  const { publicationName } = deskSettings();
  return (
    <nav className={classNames(styles.side, 'stage')} aria-label="Desk">
      <a className={styles.publication} href="/" title={`Open ${publicationName}`}>
        <img src="/favicon.ico" alt="" width={26} height={26} />
        <b className={styles.words}>{publicationName}</b>
      </a>
      <AriaButton className={styles.find ?? ''} onPress={onFind}>
        <span className="vh">Find or do</span>
        <Icon name="search" />
        <span className={styles.shown} aria-hidden="true">
          <span className={styles.words}>Find or do</span>
          <kbd className={styles.words}>⌘ K</kbd>
        </span>
      </AriaButton>
      <ul className={styles.places}>
        {own.map((place) => (
          <li key={place.id}>
            <PlaceLink place={place} className={styles.place ?? ''}>
              <Icon name={place.icon} />
              <span className={styles.words}>{place.name}</span>
            </PlaceLink>
          </li>
        ))}
      </ul>
      <div className={styles.foot}>
        <AccountMenu onKeys={onKeys} />
      </div>
    </nav>
  );
}

/** The bar at the foot of a phone. */
function TabBar({ places: own }: { places: readonly Place[] }) {
  const short = own.filter(({ id }) => ['home', 'stories', 'media'].includes(id));
  const { openPalette } = useFrame();
  return (
    <nav className={classNames(styles.tabBar, 'stage')} aria-label="Desk, short">
      {short.map((place) => (
        <PlaceLink key={place.id} place={place} className={styles.tab ?? ''}>
          <Icon name={place.icon} size={20} />
          {place.name}
        </PlaceLink>
      ))}
      <AriaButton className={styles.tab ?? ''} onPress={openPalette}>
        <Icon name="menu" size={20} />
        More
      </AriaButton>
    </nav>
  );
}
