import { DatesCheckedContext } from './components/byline/dates-checked-context.ts';
import { GlobalError } from './global-error.tsx';
import { OriginContext } from './links/origin-context.ts';
import type { Shown } from './page-store.ts';
import { RenderBoundary } from './render-boundary.tsx';
import { ScreenError } from './screen-error.tsx';
import { ScreenView } from './screen-view.tsx';

interface AppProps {
  shown: Shown;
  onError?: (error: unknown) => void;
}

/** Everything React draws. A page that fails becomes its error page; an error page that fails, the plainest of pages. */
export function App({ shown, onError = () => {} }: AppProps) {
  const { frame, screen } = shown;
  const failed = (error: unknown) => <ScreenError error={error} frame={frame} />;
  return (
    <RenderBoundary shown={shown} fallback={() => <GlobalError />} onError={onError}>
      <RenderBoundary shown={shown} fallback={failed} onError={onError}>
        <OriginContext value={frame.origin ?? ''}>
          <DatesCheckedContext value={shown.areDatesChecked ?? false}>
            {screen ? <ScreenView screen={screen} frame={frame} /> : failed(shown.error)}
          </DatesCheckedContext>
        </OriginContext>
      </RenderBoundary>
    </RenderBoundary>
  );
}
