import { createContext } from 'react';

/** The site's own origin, for URLs used outside of the site: shared links, e-mails. */
export const OriginContext = createContext('');
