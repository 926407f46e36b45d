import { createContext } from 'react';

/** Comments the server rendered. Undefined in browsers: there the markup is adopted, or the embed loads them. */
export const WrittenCommentsContext = createContext<
  { storyId: string; count: number | undefined; html: string; top?: string | undefined } | undefined
>(undefined);
