import { DatesCheckedContext } from './components/story/byline/dates-checked-context.ts';
import { ErrorView } from './error-view.tsx';
import { GlobalError } from './global-error.tsx';
import { OriginContext } from './links/origin-context.ts';
import type { PageState } from './page-store.ts';
import { RenderBoundary } from './render-boundary.tsx';
import { ScreenView } from './screen-view.tsx';

interface AppProps {
  pageState: PageState;
  onError?: (error: unknown) => void;
}

/** Everything React renders. A page that fails becomes its error page; an error page that fails becomes a minimal static page. */
export function App({ pageState, onError = () => {} }: AppProps) {
  const { shell, screen } = pageState;
  const failed = (error: unknown) => <ErrorView error={error} shell={shell} />;
  return (
    <RenderBoundary page={pageState} fallback={() => <GlobalError />} onError={onError}>
      <RenderBoundary page={pageState} fallback={failed} onError={onError}>
        <OriginContext value={shell.origin ?? ''}>
          <DatesCheckedContext value={pageState.areDatesChecked ?? false}>
            {screen ? <ScreenView screen={screen} shell={shell} /> : failed(pageState.error)}
          </DatesCheckedContext>
        </OriginContext>
      </RenderBoundary>
    </RenderBoundary>
  );
}
