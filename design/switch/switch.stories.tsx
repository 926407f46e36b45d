import type { Stories } from '#design/stories.ts';
import { switchClass } from './switch.ts';

const one = (isOn: boolean, disabled = false) => (
  <label>
    Something{' '}
    <input
      type="checkbox"
      role="switch"
      className={switchClass}
      aria-checked={isOn}
      defaultChecked={isOn}
      disabled={disabled}
    />
  </label>
);

export const stories: Stories = {
  off: () => one(false),
  on: () => one(true),
  'not to be turned': () => one(false, true),
};
