import { createContext } from 'react';

/** The site's own origin, for addresses that leave the house: shared links, mails. */
export const OriginContext = createContext('');
