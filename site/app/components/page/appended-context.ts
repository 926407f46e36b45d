import { createContext } from 'react';

/** True inside a story that followed another one: its head is the boundary between the two. */
export const AppendedContext = createContext(false);
