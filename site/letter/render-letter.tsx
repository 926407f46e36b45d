import { renderToStaticMarkup } from 'react-dom/server';
import type { ScreenData } from '#app/screen-data.ts';
import { absoluteUrl } from '#app/seo/absolute-url.ts';
import type { Publication } from '#content/publication.ts';
import { escapeHtml } from '../document/escape.ts';
import { Letter } from './letter.tsx';
import { letterFacts } from './letter-facts.ts';
import { letterPolicy } from './letter-policy.ts';
import { darkStyles, letterStyles } from './letter-styles.ts';

interface LetterOptions {
  siteUrl: string;
  publication: Pick<Publication, 'brand' | 'imageBases' | 'newsletters'>;
}

/** A letter as a mailbox gets it: one document, nothing to load but pictures, nothing that runs. */
export function renderLetter(
  { page, canonicalPath }: Pick<ScreenData, 'page' | 'canonicalPath'>,
  { siteUrl, publication }: LetterOptions,
): Response {
  const letter = letterFacts(page.data, siteUrl);
  const { name } = publication.brand;
  const body = renderToStaticMarkup(
    <body className="ground" style={letterStyles.body}>
      <Letter letter={letter} brand={name} postalAddress={publication.newsletters?.postalAddress} />
    </body>,
  );
  const html = [
    '<!DOCTYPE html><html lang="en" dir="ltr"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">',
    '<meta name="robots" content="noindex">',
    `<title>${escapeHtml(`${letter.title} | ${name}`)}</title>`,
    `<meta name="description" content="${escapeHtml(letter.preheader)}">`,
    `<link rel="canonical" href="${escapeHtml(absoluteUrl(canonicalPath, siteUrl))}">`,
    `<style>${darkStyles}</style></head>${body}</html>`,
  ].join('');
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': letterPolicy(siteUrl, publication.imageBases),
    },
  });
}
