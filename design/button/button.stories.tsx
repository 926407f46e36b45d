import type { Stories } from '../stories.ts';
import { buttonClass } from './button.ts';

export const stories: Stories = {
  'every kind': () => (
    <p>
      <button type="button" className={buttonClass('solid')}>
        Read on
      </button>{' '}
      <button type="button" className={buttonClass('accent')}>
        Join
      </button>{' '}
      <button type="button" className={buttonClass('line')}>
        Not now
      </button>
    </p>
  ),
  small: () => (
    <button type="button" className={buttonClass('line', 'small')}>
      Copy
    </button>
  ),
  'full width': () => (
    <button type="button" className={buttonClass('solid', 'full')}>
      Continue
    </button>
  ),
  'cannot be pressed': () => (
    <button type="button" className={buttonClass('solid')} disabled>
      Sending
    </button>
  ),
};
