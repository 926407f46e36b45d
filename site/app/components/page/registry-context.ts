import { createContext } from 'react';
import type { Registry } from './view.ts';

/** Layouts pass the registry down: components are below it and may not import it. */
export const RegistryContext = createContext<Registry | undefined>(undefined);
