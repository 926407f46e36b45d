import { routePatterns } from '../route-paths.ts';

const fixedPaths: ReadonlySet<string> = new Set(
  Object.values(routePatterns)
    .map((pattern) => pattern.replace(/\{\w+\?\}\//g, ''))
    .filter((pattern) => !pattern.includes('{')),
);

/** Whether every publication has a page at this path. */
export const isFixedPath = (path: string): boolean => fixedPaths.has(path);
