import type { PageState } from '#app/page-store.ts';
import type { ScreenData } from '#app/screen-data.ts';
import { isValidDate } from '#content/rules/preferred-date.ts';

const dateFields = ['datePublished', 'dateUpdated', 'displayDatePublished', 'displayDateUpdated'] as const;

/**
 * Removes future dates from a page before it is rendered and sent. Only the server's clock decides: a browser with a
 * slow clock would render other elements than the server, and React would render the page again without its text.
 */
export function checkDates(pageState: PageState, now: Date): PageState {
  const { screen } = pageState;
  if (!screen) return pageState;
  const { page } = screen;
  const components = page.data.components.map((component) =>
    'meta' in component ? { ...component, data: withValidDates(component.data, now) } : component,
  );
  const checked = { ...screen, page: { ...page, data: { ...page.data, components } } } as ScreenData;
  return { ...pageState, screen: checked, areDatesChecked: true };
}

function withValidDates<Data extends object>(data: Data, now: Date): Data {
  const invalid = dateFields.filter((field) => {
    const date: unknown = Reflect.get(data, field);
    return typeof date === 'string' && !isValidDate(date, now);
  });
  return invalid.length === 0
    ? data
    : { ...data, ...Object.fromEntries(invalid.map((field) => [field, undefined])) };
}
