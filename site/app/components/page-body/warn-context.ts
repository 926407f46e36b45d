import { createContext } from 'react';

/** Says what a page leaves out. `isLogged`: the API has already logged it, so the server need not write it again. */
export type WarnOfPage = (message: string, isLogged?: boolean) => void;

export const WarnContext = createContext<WarnOfPage>((message) => console.warn(message));
