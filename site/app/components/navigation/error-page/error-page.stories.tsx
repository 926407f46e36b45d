import type { Stories } from '#design/stories.ts';
import { stories as popular } from '../../fixture/components.ts';
import { ErrorPage } from './error-page.tsx';

export const stories: Stories = {
  'not found': () => <ErrorPage status={404} homeHref="/" popular={popular.slice(0, 4)} />,
  'not found, nothing to offer': () => <ErrorPage status={404} />,
  'our fault': () => <ErrorPage status={500} homeHref="/" />,
  'away for a moment': () => <ErrorPage status={503} homeHref="/" />,
};
