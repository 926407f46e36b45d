import { createContext } from 'react';

/** What the server wrote of a story's comments. Browsers have none: there they are adopted, or the embed brings them. */
export const WrittenCommentsContext = createContext<
  { storyId: string; count: number | undefined; html: string } | undefined
>(undefined);
