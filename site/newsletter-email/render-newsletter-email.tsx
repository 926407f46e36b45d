import { renderToStaticMarkup } from 'react-dom/server';
import type { ScreenData } from '#app/screen-data.ts';
import { absoluteUrl } from '#app/seo/absolute-url.ts';
import type { Publication } from '#content/publication/schema.ts';
import { escapeHtml } from '../document/escape.ts';
import { emailData } from './email-data.ts';
import { emailPolicy } from './email-policy.ts';
import { darkStyles, emailStyles } from './email-styles.ts';
import { Edition } from './newsletter-email.tsx';

interface EmailOptions {
  siteUrl: string;
  publication: Pick<Publication, 'brand' | 'imageBases' | 'newsletters'>;
}

/** A newsletter edition as an e-mail: one document, nothing to load but pictures, nothing that runs. */
export function renderNewsletterEmail(
  { page, canonicalPath }: Pick<ScreenData, 'page' | 'canonicalPath'>,
  { siteUrl, publication }: EmailOptions,
): Response {
  const edition = emailData(page.data, siteUrl);
  const { name } = publication.brand;
  const body = renderToStaticMarkup(
    <body className="ground" style={emailStyles.body}>
      <Edition edition={edition} brand={name} {...publication.newsletters} />
    </body>,
  );
  const html = [
    '<!DOCTYPE html><html lang="en" dir="ltr"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">',
    '<meta name="robots" content="noindex">',
    `<title>${escapeHtml(`${edition.title} | ${name}`)}</title>`,
    `<meta name="description" content="${escapeHtml(edition.preheader)}">`,
    `<link rel="canonical" href="${escapeHtml(absoluteUrl(canonicalPath, siteUrl))}">`,
    `<style>${darkStyles}</style></head>${body}</html>`,
  ].join('');
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': emailPolicy(siteUrl, publication.imageBases),
    },
  });
}
