import { createOnlineStore } from '#app/behaviours/online.ts';
import type { Stories } from '#design/stories.ts';
import { OfflineNotice } from './offline-notice.tsx';

const gone = createOnlineStore(
  () => window,
  () => false,
);

export const stories: Stories = {
  'without a network': () => <OfflineNotice network={gone} countStories={async () => 3} />,
  'one story': () => <OfflineNotice network={gone} countStories={async () => 1} />,
  'no story': () => <OfflineNotice network={gone} countStories={async () => 0} />,
  'a memory that fails': () => (
    <OfflineNotice
      network={gone}
      countStories={async () => {
        throw new Error('closed');
      }}
    />
  ),
  'with a network': () => <OfflineNotice />,
};
