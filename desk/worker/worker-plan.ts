/** What the worker of the desk knows of the build it belongs to. */
export interface DeskWorkerPlan {
  version: string;
  /** The script that the document of this build loads. */
  entry: string;
  /** Scripts, styles and fonts of the application. Their names have their hash. */
  files: readonly string[];
}

/** Its path is its scope: everything below `/desk/`, and no page of readers. */
export const deskWorkerPath = '/desk/worker.js';

/** One document is all screens of the application. */
export const shellPath = '/desk/';

const cachePrefix = 'desk-app-';
export const cacheOf = ({ version }: DeskWorkerPlan): string => cachePrefix + version;
export const isEarlierCache = (name: string, plan: DeskWorkerPlan): boolean =>
  name.startsWith(cachePrefix) && name !== cacheOf(plan);

/** Other pages below `/desk/` are made by the server for one account: they need it. */
export const isScreen = (path: string): boolean =>
  path === shellPath || /^\/desk\/(?:sign-in|stories|media)\//.test(path);
export const isFile = (path: string): boolean => path.startsWith('/desk/assets/');

/** Answers of a proxy whose server is away. */
export const isAway = (status: number): boolean => status === 502 || status === 503 || status === 504;
