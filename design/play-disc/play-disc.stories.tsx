import { Icon } from '../icons/icon.tsx';
import type { Stories } from '../stories.ts';
import { playDiscClass } from './play-disc.tsx';

export const stories: Stories = {
  'on a picture': () => (
    <div style={{ position: 'relative', height: 200 }}>
      <span className={playDiscClass}>
        <Icon name="play-solid" size={30} />
      </span>
    </div>
  ),
};
