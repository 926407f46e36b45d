import type { Manifest } from 'vite';
import { escapeAttribute, escapeText } from '#platform/escape-html.ts';
import { type DeskSettings, deskSettingsId } from './app-settings.ts';

const entry = 'desk/app/entry.tsx';

/**
 * The policy of the application: its own scripts only. Text of editors is never markup; ProseMirror has a policy of its own
 * for what is pasted, and the site's components one for sanitised HTML. React Aria adds two rules of style by the nonce.
 */
export const appPolicy = (imageOrigins: readonly string[], nonce: string) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob: ${imageOrigins.join(' ')}`.trim(),
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "media-src 'self' blob:",
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types site scripts desk-worker ProseMirrorClipboard',
  ].join('; ');

export const appHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-cache',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
} as const;

/** The document of every screen of the desk. It is the same for everybody: who is here is known after it has loaded. */
export function appDocument(manifest: Manifest, settings: DeskSettings, nonce: string): string {
  const chunk = manifest[entry];
  if (!chunk) throw new Error(`${entry} is not in the build of the desk`);
  const sheets = Object.values(manifest).flatMap(({ file }) => (file.endsWith('.css') ? file : []));
  const styles = sheets.map((file) => `<link rel="stylesheet" href="/${file}">`).join('');
  const preloads = (chunk.imports ?? [])
    .flatMap((key) => manifest[key]?.file ?? [])
    .map((file) => `<link rel="modulepreload" href="/${file}">`)
    .join('');
  // `<` cannot end the element early.
  const data = JSON.stringify(settings).replaceAll('<', '\\u003c');
  const name = escapeText(settings.publicationName);
  return `<!doctype html>
<html lang="en-US">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content">
<meta name="robots" content="noindex"><meta property="csp-nonce" nonce="${nonce}"><meta name="theme-color" content="#080a12"><meta name="color-scheme" content="light dark">
<title>Desk · ${name}</title><link rel="icon" href="${escapeAttribute(settings.logo)}">
${styles}${preloads}<script type="application/json" id="${deskSettingsId}">${data}</script>
<script type="module" src="/${chunk.file}"></script></head>
<body><div id="desk"></div><noscript><p>The desk needs JavaScript. <a href="/">Back to ${name}</a></p></noscript></body>
</html>
`;
}
