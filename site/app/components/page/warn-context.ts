import { createContext } from 'react';

/**
 * Reports components a page leaves out. `isLogged`: the API has already logged it, so the server need not log it again.
 */
export type WarnOfPage = (message: string, isLogged?: boolean) => void;

export const WarnContext = createContext<WarnOfPage>((message) => console.warn(message));
