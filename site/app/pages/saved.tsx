import { useSyncExternalStore } from 'react';
import { requestGone } from '#app/behaviours/remembered/request-gone.ts';
import { SavedStories } from '#app/components/views/saved-stories/saved-stories.tsx';
import { savedCopy } from '#app/copy/saved.ts';
import { initialAuth } from '../identity/auth-state.ts';
import { reader } from '../identity/auth-store.ts';
import { uncomposedPage } from './uncomposed-page.ts';

/** The reading list. The document is the same for everybody: the list comes from the device. */
export const load = async () => uncomposedPage('saved', savedCopy.title);

export const title = () => savedCopy.title;

export function Page() {
  const { loggedIn } = useSyncExternalStore(reader.subscribe, reader.get, () => initialAuth);
  return <SavedStories requestGone={requestGone} isSignedIn={loggedIn} />;
}
