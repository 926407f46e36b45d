import { applyTextSize, applyTheme } from '#app/behaviours/remembered/apply-look.ts';
import {
  rememberedTextSize,
  rememberedTheme,
  type TextSize,
  type Theme,
  textSizes,
  themes,
} from '#app/behaviours/remembered/remembered-things.ts';
import { useRemembered } from '#app/behaviours/remembered/use-remembered.ts';
import { copy } from '#app/copy/site.ts';
import { panelCopy } from '../../../copy/panels.ts';
import { Modal } from '../../primitives/modal/modal.tsx';
import { Choice } from './choice.tsx';
import styles from './reading-settings.module.css';

const themeTexts: Readonly<Record<Theme, string>> = {
  system: panelCopy.themeSystem,
  light: panelCopy.themeLight,
  dark: panelCopy.themeDark,
};
const sizeTexts: Readonly<Record<TextSize, string>> = {
  small: panelCopy.sizeSmall,
  standard: panelCopy.sizeStandard,
  large: panelCopy.sizeLarge,
  larger: panelCopy.sizeLarger,
};

/** Theme and text size, applied to the page at once and stored on this device. */
export function ReadingSettings({ onClose }: { onClose: () => void }) {
  const [theme, saveTheme] = useRemembered(rememberedTheme);
  const [size, keepSize] = useRemembered(rememberedTextSize);
  return (
    <Modal name="reading-settings" title={copy.readingSettings} onClose={onClose}>
      <div className={styles.settings}>
        <Choice
          name="theme"
          label={panelCopy.theme}
          options={themes}
          texts={themeTexts}
          value={theme}
          onChange={(next) => {
            saveTheme(next);
            applyTheme(next);
          }}
        />
        <Choice
          name="text-size"
          label={panelCopy.textSize}
          options={textSizes}
          texts={sizeTexts}
          value={size}
          onChange={(next) => {
            keepSize(next);
            applyTextSize(next);
          }}
        />
        <p className={styles.sample}>{panelCopy.textSample}</p>
        <p className={styles.note}>{panelCopy.storedHere}</p>
      </div>
    </Modal>
  );
}
