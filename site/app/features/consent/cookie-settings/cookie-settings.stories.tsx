import type { Stories } from '#design/stories.ts';
import { Opened } from '../../../components/fixture/opened.tsx';
import { CookieSettings } from './cookie-settings.tsx';

export const stories: Stories = {
  open: () => <Opened render={(close) => <CookieSettings onClose={close} />} />,
};
