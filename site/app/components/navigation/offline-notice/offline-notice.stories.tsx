import { createOnlineStore } from '#app/behaviours/online.ts';
import type { Stories } from '#design/stories.ts';
import { OfflineNotice } from './offline-notice.tsx';

const gone = createOnlineStore(
  () => window,
  () => false,
);

export const stories: Stories = {
  'without a network': () => <OfflineNotice network={gone} />,
  'with a network': () => <OfflineNotice />,
};
