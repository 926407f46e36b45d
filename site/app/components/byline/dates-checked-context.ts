import { createContext } from 'react';

/** Whether the server has taken dates in the future out of what is drawn, so that the browser's clock has no say. */
export const DatesCheckedContext = createContext(false);
