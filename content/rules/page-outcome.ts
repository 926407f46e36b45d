import type { ComposedPage } from '../page/composed-page.ts';
import { componentErrorOutcome, type ErrorOutcome } from './component-error.ts';
import { isComponentError } from './expect-component.ts';

/** The main component decides the page's status; an error anywhere else only drops that component. */
export function pageOutcome(
  page: Pick<ComposedPage, 'data'>,
  edition: string,
): { kind: 'ok' } | ErrorOutcome {
  const { mainComponentId, components } = page.data;
  const main = components.find(({ id }) => id === mainComponentId);
  return main && isComponentError(main) ? componentErrorOutcome(main, edition) : { kind: 'ok' };
}
