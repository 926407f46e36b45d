import { messages } from '../errors.ts';
import type { ComponentError } from '../page/component-error.ts';

/** What an error of the page's main component means for the page. */
export type ErrorOutcome =
  | { kind: 'not-found'; status: 404; message: string }
  | { kind: 'redirect'; status: number; message: string; slug: string }
  | { kind: 'error'; status: number; message: string };

/** The slug a story has in an edition, when an error says where it is now. */
export function slugForEdition(
  availableOn: readonly { edition: string; slug: string }[] | undefined,
  edition: string,
): string | undefined {
  return availableOn?.find((place) => place.edition === edition)?.slug || undefined;
}

export function componentErrorOutcome(component: ComponentError, edition: string): ErrorOutcome {
  const moved = component.errors.find(({ code }) => code === 301);
  const slug = slugForEdition(moved?.availableOn, edition);
  if (moved && slug)
    return { kind: 'redirect', status: 301, message: moved.message || messages.slugChanged, slug };
  // Moved, but not to anywhere this edition can go: for this reader there is nothing here.
  if (moved || component.errors.some(({ code }) => code === 404))
    return { kind: 'not-found', status: 404, message: messages.apiNotFound };
  return {
    kind: 'error',
    status: component.status >= 400 ? component.status : 500,
    message: messages.componentFailed(component.name),
  };
}
