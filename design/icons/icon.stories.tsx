import type { Stories } from '../stories.ts';
import { Icon, iconNames } from './icon.tsx';

export const stories: Stories = {
  'every icon': () => (
    <ul>
      {iconNames.map((name) => (
        <li key={name}>
          <Icon name={name} /> {name}
        </li>
      ))}
    </ul>
  ),
};
