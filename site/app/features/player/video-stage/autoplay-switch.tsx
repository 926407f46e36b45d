import { saveRunOn, wantsRunOn } from '#app/video/run-on-setting.ts';
import { switchClass } from '#design/switch/switch.ts';
import { playlistCopy } from '../../../copy/playlist.ts';
import styles from './playlist.module.css';

/** Switches autoplay of the next video on, on this device. Hidden without scripts, where videos never autoplay. */
export function RunOnSwitch() {
  return (
    <label className={styles.runOn}>
      {playlistCopy.autoplay}
      <input
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a box has its own state, and HTML allows no second one
        role="switch"
        className={switchClass}
        // The page is the same for every reader; this one's choice is known after hydration.
        ref={(box) => {
          if (box) box.checked = wantsRunOn(localStorage);
        }}
        onChange={({ target }) => saveRunOn(localStorage, target.checked)}
      />
    </label>
  );
}
