import { createContext } from 'react';
import type { AbTestState } from '#content/entities/ab-test.ts';

/** The bucket the page is rendered for: the same on the server and in the browser, so nothing flickers. */
export const ExperimentContext = createContext<AbTestState | undefined>(undefined);
