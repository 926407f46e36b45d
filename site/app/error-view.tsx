import { type FunctionComponent, lazy, Suspense } from 'react';
import type { ScreenErrorProps } from './screen-error.tsx';

let held: FunctionComponent<ScreenErrorProps> | undefined;

/** For rendering that cannot wait: on the server, and before the error page of the server is hydrated. */
export function holdScreenError(view: FunctionComponent<ScreenErrorProps>): void {
  held = view;
}

/** Few pages fail, so none contains the code of the error page. */
export async function loadScreenError(): Promise<void> {
  holdScreenError((await import('./screen-error.tsx')).ScreenError);
}

const LateScreenError = lazy(async () => ({ default: (await import('./screen-error.tsx')).ScreenError }));

/** The error page. It loads only after a page has failed; if that fails too, the caller's boundary shows the last resort. */
export function ErrorView(props: ScreenErrorProps) {
  const View = held;
  if (View) return <View {...props} />;
  return (
    <Suspense>
      <LateScreenError {...props} />
    </Suspense>
  );
}
