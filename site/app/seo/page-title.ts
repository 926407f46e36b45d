import { currentBrand } from '../brand/current-brand.ts';

/** A page's title: its own part, to which the site's name is added, or a whole title. */
export type PageTitle = string | { whole: string };

export function titleOf(title: PageTitle): string {
  return typeof title === 'string' ? `${title} | ${currentBrand().name}` : title.whole;
}
