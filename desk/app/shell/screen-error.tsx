import { lazy, Suspense } from 'react';
import { useParams, useRouteError } from 'react-router';
import { type ApiError, isApiError } from '../api/api-error.ts';
import { deskSettings } from '../settings.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Empty } from '../ui/marks.tsx';
import { MissingRightText } from './missing-right.tsx';
import { Sheet } from './sheet.tsx';

/** In place of a screen that could not be shown: cause, cure. */
export function ScreenError() {
  const error = useRouteError();
  if (isExpected(error)) return <ExpectedError error={error} />;
  const message = error instanceof Error ? error.message : 'This screen could not be shown.';
  return (
    <Sheet title="This did not work">
      <Empty title="This did not work" acts={<Button onPress={() => location.reload()}>Try again</Button>}>
        {message}
      </Empty>
    </Sheet>
  );
}

/** What an address that was sent or typed may lead to: trying again would not help. */
export const isExpected = (error: unknown): error is ApiError =>
  isApiError(error, 'right_missing', 'not_found', 'page_unknown');

const PublishedPage = lazy(() => import('./published-page.tsx'));

/** In place of a screen that this person may not open, or that does not exist. */
export function ExpectedError({ error }: { error: ApiError }) {
  const { id } = useParams();
  const [problem] = error.problems;
  if (problem?.right)
    return (
      <Sheet title="You cannot open this">
        <Empty
          title="You cannot open this"
          acts={
            <>
              {problem.right === 'see-all' && id !== undefined && (
                <Suspense>
                  <PublishedPage id={id} />
                </Suspense>
              )}
              <WaysBack canSeeStories={problem.right !== 'see-own'} />
            </>
          }
        >
          <MissingRightText right={problem.right} message={error.message} />
        </Empty>
      </Sheet>
    );
  return (
    <Sheet title="Not here">
      <Empty
        title="There is nothing at this address"
        acts={<ButtonLink to="/stories/">All stories</ButtonLink>}
      >
        It may have been deleted, or the address is not complete.
      </Empty>
    </Sheet>
  );
}

/** Without any right no screen of the desk opens. */
function WaysBack({ canSeeStories }: { canSeeStories: boolean }) {
  return canSeeStories ? (
    <>
      <ButtonLink to="/stories/">All stories</ButtonLink>
      <ButtonLink to="/" kind="quiet">
        Home
      </ButtonLink>
    </>
  ) : (
    <>
      <ButtonLink to="/sign-in/">Sign in with another account</ButtonLink>
      <a href="/">Back to {deskSettings().publicationName}</a>
    </>
  );
}
