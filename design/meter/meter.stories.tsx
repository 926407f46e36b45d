import type { Stories } from '../stories.ts';
import { Meter } from './meter.tsx';

export const stories: Stories = Object.fromEntries(
  [0, 0.34, 1, 7].map((share) => [
    `${share}`,
    () => <Meter share={share} label={`${share * 10} out of 10`} />,
  ]),
);
