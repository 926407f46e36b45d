import type { Stories } from '../stories.ts';
import { Chirp } from './chirp.tsx';

export const stories: Stories = {
  'one word': () => (
    <h2>
      <Chirp text="Innovation" />
    </h2>
  ),
  'stacked words': () => (
    <h2>
      <Chirp text="Artificial intelligence" stacked />
    </h2>
  ),
  'one character': () => (
    <h2>
      <Chirp text="X" />
    </h2>
  ),
};
