import { abScript } from '#app/experiments/ab-script.ts';
import { pageDataId } from '#app/page-store.ts';
import { printIds } from '#app/print/print-ids.ts';
import type { HeadTag } from '#app/seo/head-tag.ts';
import type { AbTestState } from '#content/entities/ab-test.ts';
import { pageScriptsId } from './bootstrap.ts';
import { type Chunk, leadingLinks } from './chunks.ts';
import { earlyScript } from './early-script.ts';
import { escapeHtml, jsonForScript } from './escape.ts';
import type { PageAssets } from './page-assets.ts';
import type { PrintedParts } from './printed-parts.tsx';
import type { ServerTags } from './server-tags.ts';

export interface DocumentParts {
  language: string;
  title: string;
  tags: readonly HeadTag[];
  /** Written once with the document; client-side navigation neither removes nor repeats them. */
  onceTags: readonly HeadTag[];
  /** How often a browser without scripts loads a live blog again. */
  reloadSeconds?: number | undefined;
  /** Constant scripts that must run before those of the configuration. */
  earlyScripts: readonly string[];
  /** Scripts of the configuration that are in the document from the start. */
  serverTags: ServerTags;
  structuredData: readonly object[];
  /** The experiment the page is rendered for. */
  abTest: AbTestState | undefined;
  assets: PageAssets;
  icons: { small: string; large: string; touch: string };
  themeColor: string;
  /** The style sheet of the publication's own colors and fonts. */
  brandStyles?: string | undefined;
  printed: PrintedParts;
  /** React's HTML. */
  body: readonly Chunk[];
  /** HTML after the page, the same in every document; no script renders it again. */
  afterPage: string;
  /** Hydration data as JSON that is safe inside a script element. */
  hydration: readonly Chunk[];
  bootstrap: string;
}

const attributesOf = (attributes: HeadTag['attributes']) =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('');

/** The whole document. It is text and not React: nothing in it changes after the first byte, except by navigation. */
export function documentChunks(parts: DocumentParts): Chunk[] {
  const { assets, icons } = parts;
  const [first = '', ...others] = parts.body;
  const preloads = typeof first === 'string' ? (leadingLinks.exec(first)?.[0] ?? '') : '';
  return [
    '<!DOCTYPE html>',
    `<html lang="${escapeHtml(parts.language)}"${parts.printed.style && ` style="${escapeHtml(parts.printed.style)}"`}>`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(parts.title)}</title>`,
    // Before the style sheets: a script after them would wait for them.
    `<script>${earlyScript}</script>`,
    ...assets.fonts.map(
      (href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`,
    ),
    ...assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    parts.brandStyles ? `<link rel="stylesheet" href="${escapeHtml(parts.brandStyles)}">` : '',
    preloads,
    ...parts.tags.map(({ tag, attributes }) => `<${tag}${attributesOf(attributes)} data-page>`),
    ...parts.onceTags.map(({ tag, attributes }) => `<${tag}${attributesOf(attributes)}>`),
    parts.reloadSeconds
      ? `<noscript><meta http-equiv="refresh" content="${parts.reloadSeconds}"></noscript>`
      : '',
    ...parts.earlyScripts.map((text) => `<script>${text}</script>`),
    ...parts.serverTags.head,
    '<meta name="color-scheme" content="light dark">',
    `<meta name="theme-color" content="${escapeHtml(parts.themeColor)}">`,
    // Pixels: a browser makes a whole document of an SVG icon, while the reader waits for the page.
    `<link rel="icon" href="${icons.small}" type="image/png" sizes="32x32">`,
    `<link rel="icon" href="${icons.large}" type="image/png" sizes="192x192">`,
    `<link rel="apple-touch-icon" href="${icons.touch}">`,
    '<link rel="manifest" href="/manifest.webmanifest">',
    ...parts.structuredData.map(
      (thing) => `<script type="application/ld+json">${jsonForScript(thing)}</script>`,
    ),
    abScript(parts.abTest),
    '</head>',
    '<body>',
    ...parts.serverTags.body,
    `<div id="${printIds.head}" data-print="only" hidden>${parts.printed.head}</div>`,
    '<div id="site">',
    first.slice(preloads.length),
    ...others,
    '</div>',
    `<div id="${printIds.end}" data-print="only" hidden>${parts.printed.end}</div>`,
    parts.afterPage,
    `<script type="application/json" id="${pageDataId}">`,
    ...parts.hydration,
    '</script>',
    `<script type="application/json" id="${pageScriptsId}">${jsonForScript(assets.scripts)}</script>`,
    `<script>${parts.bootstrap}</script>`,
    ...parts.serverTags.footer,
    '</body>',
    '</html>',
  ];
}
