import { ErrorPage } from './components/error-page/error-page.tsx';
import { ErrorLayout } from './layouts/error-layout.tsx';
import type { FrameData } from './screen-data.ts';
import { readersMessageOf, statusOf } from './site-error.ts';

/** The page in place of one that could not be made. */
export function ScreenError({ error, frame }: { error: unknown; frame: FrameData }) {
  return (
    <ErrorLayout {...frame}>
      <ErrorPage status={statusOf(error)} message={readersMessageOf(error)} homeHref="/" />
    </ErrorLayout>
  );
}
