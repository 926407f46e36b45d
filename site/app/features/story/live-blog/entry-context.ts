import { createContext } from 'react';
import type { Author } from '#content/entities/author.ts';

/** What an entry gets from the live blog around it. */
export const EntryContext = createContext<{
  /** Authors of the story: their portraits stand beside their names. */
  authors: readonly Author[];
  /** Says a text to screen readers. */
  announce: (text: string) => void;
}>({ authors: [], announce: () => {} });
