import { publicSettings } from '#config/public.ts';

/** A page's title: its own part, to which the site's name is added, or a whole title. */
export type PageTitle = string | { whole: string };

export function titleOf(title: PageTitle): string {
  return typeof title === 'string' ? `${title} | ${publicSettings.brand.name}` : title.whole;
}
