import type { Stories } from '../stories.ts';
import { Stars } from './stars.tsx';

export const stories: Stories = Object.fromEntries(
  [0, 2.5, 3.7, 5, 9, -1].map((value) => [
    `${value}`,
    () => <Stars value={value} label={`${value} out of 5 stars`} />,
  ]),
);
