import { createContext } from 'react';
import type { Registry } from './view.ts';

/** Layouts hand the registry down: components stand below it and may not import it. */
export const RegistryContext = createContext<Registry | undefined>(undefined);
