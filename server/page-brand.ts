import { escapeAttribute, escapeText } from '#platform/escape-html.ts';
import { brandStylesheet } from '#site/document/brand-stylesheet.ts';
import type { ServiceOptions } from './app-options.ts';

/** Name, logo and colors of the pages that services serve. */
export const pageBrand = ({ settings }: Pick<ServiceOptions, 'settings'>) => ({
  brand: () => settings.last().name,
  logo() {
    const { name, logo } = settings.last();
    if (!logo.header) return `<b>${escapeText(name)}</b>`;
    const { url, width, height } = logo.header.dark;
    return `<img src="${escapeAttribute(url)}" width="${width}" height="${height}" alt="">`;
  },
  brandStyles: () => brandStylesheet(settings.last())?.path,
});
