import { staffPages } from '../document/staff-pages.ts';
import { type StaffPage, staffResponse } from '../staff-page.ts';

/** `/desk/`: every page for staff that this process serves, with one line each. */
export function createOverviewPage(isServed: (path: string) => boolean): StaffPage {
  return async () => {
    const items = staffPages
      .map(([place, name, purpose]) => ({ path: `/desk/${place}/`, name, purpose }))
      .filter(({ path }) => isServed(path))
      .map(({ path, name, purpose }) => `<li><h2><a href="${path}">${name}</a></h2><p>${purpose}</p></li>`);
    const body = `<ol>${items.join('')}</ol><p><a href="/">Back to the site</a></p>`;
    return staffResponse('Desk', body);
  };
}
