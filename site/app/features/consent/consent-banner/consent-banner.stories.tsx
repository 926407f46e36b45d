import type { Stories } from '#design/stories.ts';
import { ConsentBanner } from './consent-banner.tsx';

const nothing = () => {};

export const stories: Stories = {
  open: () => <ConsentBanner onAccept={nothing} onReject={nothing} onChoose={nothing} />,
  running: () => <ConsentBanner isRunning onAccept={nothing} onReject={nothing} onChoose={nothing} />,
};
