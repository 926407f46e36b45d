import {
  rememberedTextSize,
  rememberedTheme,
  type TextSize,
  type Theme,
} from '#app/behaviours/remembered/remembered-things.ts';
import type { Stories } from '#design/stories.ts';
import { Opened } from '../../fixture/opened.tsx';
import { remember } from '../../fixture/remember.ts';
import { ReadingSettings } from './reading-settings.tsx';

const open = (theme: Theme, size: TextSize) => {
  remember(rememberedTheme, theme);
  remember(rememberedTextSize, size);
  return <Opened render={(close) => <ReadingSettings onClose={close} />} />;
};

export const stories: Stories = {
  'nothing chosen': () => open('system', 'standard'),
  'dark and largest chosen': () => open('dark', 'larger'),
};
