import type { ReactNode } from 'react';

/**
 * The states of one part, by name, each drawn from fixed data. A file `x.stories.tsx` beside `x.tsx` exports
 * `stories`; the workshop (`npm run stories`) shows them, and the browser tests open every one.
 */
export type Stories = Readonly<Record<string, () => ReactNode>>;
