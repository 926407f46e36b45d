import { createContext } from 'react';
import type { Author } from '#content/entities/author.ts';

/** What an entry gets from the live blog around it. */
export const EntryContext = createContext<{
  /** Of the live blog: its entries have addresses below it. Empty in any other story. */
  slug: string;
  /** Authors of the story: their portraits stand beside their names. */
  authors: readonly Author[];
  /** Says a text to screen readers. */
  announce: (text: string) => void;
}>({ slug: '', authors: [], announce: () => {} });
