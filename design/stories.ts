import type { ReactNode } from 'react';

/**
 * The states of one component, by name, each rendered from fixed data. A file `x.stories.tsx` beside `x.tsx` exports
 * `stories`; the workshop (`npm run stories`) shows them, and the browser tests open every one.
 */
export type Stories = Readonly<Record<string, () => ReactNode>>;
