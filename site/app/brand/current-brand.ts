import type { Menus } from '#content/entities/menu-item.ts';
import type { Settings } from '#content/entities/settings.ts';
import { holdTimeZone, newYork } from '#content/rules/newsroom-time.ts';

/** What pages show of the publication's settings. It is part of the page data, so that no script has it built in. */
export type Brand = Pick<Settings, 'name' | 'tagline' | 'description' | 'social' | 'footer' | 'notFound'> & {
  legalName: string;
  logo?: Settings['logo']['header'];
  square?: Settings['logo']['square'];
  /** Sections that have a color of their own. */
  sections?: readonly string[];
  /** Only if they differ from those of the configuration, which the code of the header contains. */
  menus?: Menus;
  /** The zone of dates and times, unless it is that of New York. */
  timeZone?: string;
};

export const brandOf = ({
  name,
  tagline,
  description,
  social,
  footer,
  notFound,
  legalEntity,
  logo,
  sectionColors,
  timeZone,
}: Settings): Brand => ({
  name,
  tagline,
  description,
  social,
  footer,
  notFound,
  legalName: legalEntity.name,
  ...(logo.header ? { logo: logo.header } : {}),
  ...(logo.square ? { square: logo.square } : {}),
  ...(Object.keys(sectionColors).length > 0 ? { sections: Object.keys(sectionColors) } : {}),
  ...(timeZone === newYork ? {} : { timeZone }),
});

let held: Brand = {
  name: 'Publication',
  tagline: '',
  description: '',
  social: [],
  footer: {},
  notFound: {},
  legalName: 'Publication',
};

/** The server holds a page's brand before it renders, at one go; a browser holds that of its document. */
export function holdBrand(brand: Brand): void {
  held = brand;
  holdTimeZone(brand.timeZone ?? newYork);
}

export const currentBrand = (): Brand => held;
