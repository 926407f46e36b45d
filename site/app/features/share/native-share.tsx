import { useSyncExternalStore } from 'react';
import { copy } from '#app/copy/site.ts';
import { type ShareWords, sharedStory } from '#app/features/share/share-link.ts';
import { Icon } from '#design/icons/icon.tsx';

const never = () => () => {};
const canShare = () => typeof navigator.share === 'function';

/** The device's native share sheet, where available; the server cannot know. */
export function NativeShare({ words }: { words: ShareWords }) {
  const isThere = useSyncExternalStore(never, canShare, () => false);
  if (!isThere) return null;
  const { title, url } = sharedStory(words);
  // Closing the sheet is not an error.
  const share = () => navigator.share({ title, url }).catch(() => {});
  return (
    <li>
      <button type="button" onClick={() => void share()}>
        <Icon name="share" size={20} />
        {copy.shareWith}
      </button>
    </li>
  );
}
