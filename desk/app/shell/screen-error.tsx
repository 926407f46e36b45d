import { useRouteError } from 'react-router';
import { isApiError } from '../api/api-error.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Empty } from '../ui/marks.tsx';
import { Sheet } from './sheet.tsx';

/** In place of a screen that could not be shown: cause, cure. */
export function ScreenError() {
  const error = useRouteError();
  if (isApiError(error, 'right_missing'))
    return (
      <Sheet title="You cannot open this">
        <Empty title="You cannot open this" acts={<ButtonLink to="/">Home</ButtonLink>}>
          {error.message} The right is called “{error.problems[0]?.right}”.
        </Empty>
      </Sheet>
    );
  if (isApiError(error, 'not_found', 'page_unknown'))
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
  const message = error instanceof Error ? error.message : 'This screen could not be shown.';
  return (
    <Sheet title="This did not work">
      <Empty title="This did not work" acts={<Button onPress={() => location.reload()}>Try again</Button>}>
        {message}
      </Empty>
    </Sheet>
  );
}
