import type { Stories } from '../stories.ts';
import { tickClass } from './tick.tsx';

export const stories: Stories = {
  'before a label': () => (
    <p className={tickClass} data-s="security">
      Security
    </p>
  ),
};
