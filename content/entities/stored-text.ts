import { z } from 'zod';
import { isStorable } from '../rules/is-storable.ts';

/** Text of strangers on its way into the store, of at most so many characters. */
export const storedText = (most: number) =>
  z.string().max(most).refine(isStorable, 'must not contain U+0000');
