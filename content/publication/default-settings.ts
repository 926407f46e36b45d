import type { Settings } from '../entities/settings.ts';
import { themeColor } from '../limits.ts';
import { newYork } from '../rules/newsroom-time.ts';
import type { Publication } from './schema.ts';

/** Colors and fonts as `design/tokens.css` has them. */
export const neutralLook: Pick<Settings, 'colors' | 'sectionColors' | 'fonts'> = {
  colors: {
    ink: themeColor.toLowerCase(),
    accent: '#ffc23d',
    onAccent: '#080a12',
    accentText: { light: '#7a4b00', dark: '#ffc23d' },
  },
  sectionColors: {},
  fonts: { sans: 'archivo', serif: 'source-serif' },
};

/** The settings of a publication that has changed none: those of `neutron.config.ts`, and neutral ones for the rest. */
export function defaultSettings({
  brand,
  locales,
  social,
  newsletters,
  menus,
  feeds,
  settings,
}: Publication): Settings {
  const address = newsletters?.postalAddress;
  return {
    name: brand.name,
    tagline: brand.slogan,
    description: brand.description,
    descriptionLong: brand.descriptionLong,
    language: locales[0]?.language ?? 'en-US',
    timeZone: newYork,
    logo: {},
    ...neutralLook,
    menus,
    footer: {},
    social,
    legalEntity: { name: brand.name, ...(address ? { address } : {}) },
    feeds: { text: feeds.text ?? 'full' },
    mailSender: { name: brand.name },
    notFound: {},
    ...(settings as Partial<Settings> | undefined),
  };
}
