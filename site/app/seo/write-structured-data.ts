import logo from '#design/brand/logo.svg?no-inline';
import squareLogo from '#design/brand/logo-square.svg?no-inline';
import { currentBrand } from '../brand/current-brand.ts';
import type { ScreenData } from '../screen-data.ts';
import { trustedHtml } from '../trusted-html.ts';
import { structuredData } from './structured-data.ts';

/** Writes the structured data of the page just opened, for tools that read the live DOM. */
export function writeStructuredData(screen: ScreenData, head: HTMLElement): void {
  const brand = currentBrand();
  const facts = {
    siteUrl: location.origin,
    brand,
    logo: brand.logo?.light.url ?? logo,
    squareLogo: brand.square?.light.url ?? squareLogo,
    language: document.documentElement.lang,
    now: new Date(),
  };
  const box = document.createElement('template');
  for (const thing of structuredData(screen, facts)) {
    // Without `<` no text in it can close the element.
    const json = JSON.stringify(thing).replaceAll('<', '\\u003c');
    box.innerHTML = trustedHtml(`<script type="application/ld+json">${json}</script>`);
    head.append(box.content);
  }
}
