import { createContext } from 'react';

/** Whether the server has removed future dates from the page data, so that the browser's clock is not consulted. */
export const DatesCheckedContext = createContext(false);
