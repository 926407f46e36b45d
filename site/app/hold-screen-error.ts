import { holdScreenError } from './error-view.tsx';
import { ScreenError } from './screen-error.tsx';

/** The server may render the error page instead of any page, so it imports it. */
holdScreenError(ScreenError);
