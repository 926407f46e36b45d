import { createHash } from 'node:crypto';
import { escapeAttribute, escapeText } from '#platform/escape-html.ts';

/** The look of the pages; passed in, so that they match the site. */
export interface Look {
  /** The name of the publication; staff may change it, so it is read for every page. */
  brand(): string;
  /** Design tokens of the publication, as a style sheet. */
  tokens: string;
  /** The logo, or the name in its place, as HTML. */
  logo(): string;
  /** The URL of the publication's own colors, if it has some. */
  brandStyles(): string | undefined;
  /** The pattern above the card, as SVG, if the theme has one; a rule in the accent without. */
  strip?: string | undefined;
  /** The site's typeface. */
  font: Uint8Array;
  /** The sign-in page's script for passkeys; without a build there is none, and no passkey button. */
  script?: string | undefined;
}

export interface PageFiles {
  /** Files by their path below the issuer. */
  files: ReadonlyMap<string, { type: string; body: string | Uint8Array<ArrayBuffer> }>;
  document(page: {
    title: string;
    body: string;
    home: string;
    isScripted?: boolean;
    /** For long text; other pages are as narrow as a form. */
    isWide?: boolean;
    /** HTML beside the card, on wide windows. */
    aside?: string;
  }): string;
  policy(formTargets: readonly string[], isScripted: boolean): string;
}

/** The characters of a word in spans, each narrower than the one before, as in the wordmark. */
const narrowing = (characters: number) =>
  Array.from({ length: characters }, (_, index) => {
    const percent = 125 - (63 * index) / (characters - 1);
    return `.aside b span:nth-child(${index + 1}) { font-stretch: ${percent}%; }`;
  }).join(' ');

const styles = `
@font-face { font-family: "Archivo"; src: url("archivo.woff2") format("woff2"); font-weight: 100 900; font-stretch: 62% 125%; font-display: swap; }
*, *::before, *::after { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; background: var(--ink); color: var(--text); font: 400 1rem/1.5 var(--sans); }
main { max-width: 35.625rem; margin: 0 auto; padding: 2rem 1rem 3rem; }
main.wide { max-width: 50rem; }
.aside { display: none; color: #f1f3f9; }
.accent { background: var(--accent); color: var(--on-accent); }
@media (min-width: 64rem) {
  main.two { max-width: 75rem; padding-block: 3rem 5rem; display: grid; grid-template-columns: 1fr 27.5rem; column-gap: 4rem; align-items: center; }
  .two .home { grid-column: 1 / -1; margin-bottom: 4rem; }
  .two .aside { display: grid; gap: 1.25rem; }
  .aside b { font: 800 clamp(3rem, 1.5rem + 6vw, 7rem)/.9 var(--sans); letter-spacing: -.045em; }
  ${narrowing(7)}
  .aside p { font-size: 1.375rem; line-height: 1.4; max-width: 26rem; color: #c4cadb; }
  .aside ul { list-style: none; display: grid; gap: .75rem; font-weight: 560; }
  .aside li { border-left: 4px solid var(--accent); padding-left: .75rem; }
}
h1, p, ul { margin: 0; padding: 0; }
.home { display: block; text-decoration: none; width: 13rem; max-width: 70%; margin: 0 0 1.5rem; color: #f1f3f9; }
.home img { display: block; width: 100%; height: auto; }
.home b { font: 800 2rem/1 var(--sans); letter-spacing: -.03em; }
.card { background: var(--bg-raise); border-radius: 10px; overflow: hidden; box-shadow: 0 0 0 1px rgb(255 255 255 / .1); }
.head { color-scheme: dark; background: var(--ink) linear-gradient(var(--accent) 0 0) 0 0/100% 4px no-repeat; padding: 2.5rem 1.5rem 1.5rem; color: #f1f3f9; }
h1 { font: 720 1.625rem/1.15 var(--sans); font-stretch: 88%; letter-spacing: -.01em; }
.body { padding: 1.5rem; display: grid; gap: 1rem; }
.tabs { display: grid; grid-template-columns: 1fr 1fr; gap: 2px; padding: 2px; background: var(--bg-3); border-radius: 4px; }
.tabs a, .tabs span { display: grid; place-items: center; min-height: 2.75rem; font-weight: 620; border-radius: 3px; text-decoration: none; color: var(--text-2); }
.tabs [aria-current] { background: var(--bg-raise); color: var(--text); }
form { display: grid; gap: 1rem; }
.field { display: grid; gap: .375rem; }
.row { display: flex; justify-content: space-between; align-items: baseline; gap: 1rem; }
label { font-weight: 620; font-size: .9375rem; }
input, select { width: 100%; min-height: 3rem; padding: .625rem .875rem; color: var(--text); background: var(--bg); border: 1.5px solid var(--field); border-radius: 4px; font: 400 1rem/1.45 var(--sans); }
[aria-invalid="true"] { border: 2px solid var(--error); }
.check { display: grid; grid-template-columns: 1.5rem 1fr; gap: .75rem; align-items: start; font-weight: 400; }
.check input { width: 1.5rem; min-height: 1.5rem; height: 1.5rem; margin: 0; accent-color: var(--text); }
.hint { color: var(--text-3); font-size: .875rem; }
[role="status"]:empty { display: none; }
.problem { color: var(--error); font-size: .875rem; font-weight: 560; }
.notice { padding: .875rem 1rem; border-left: 4px solid var(--error); background: var(--bg-2); font-weight: 560; }
.notice[data-kind="good"] { border-color: var(--good); }
button, .button { min-height: 3rem; padding: .625rem 1.375rem; border: 0; border-radius: 4px; background: var(--text); color: var(--bg); font: 650 1rem/1.1 var(--sans); cursor: pointer; text-align: center; text-decoration: none; display: grid; place-items: center; }
[hidden] { display: none; }
.second { background: transparent; color: var(--text); border: 1.5px solid var(--field); }
a { color: inherit; text-underline-offset: .2em; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
.head :focus-visible, .home:focus-visible { outline-color: var(--accent); }
@media (forced-colors: active) { button, .button, .card { border: 1px solid ButtonText; } }
`;

const patterned = '.head { background: var(--ink) url("strip.svg") 0 0/2000px 10px repeat-x; }\n';

function brandLink(look: Look): string {
  const href = look.brandStyles();
  return href ? `<link rel="stylesheet" href="${escapeAttribute(href)}">` : '';
}

/** Pages in the site's design. They load only their own files and no script except the one for passkeys. */
export function createPageFiles(look: Look, own: { styles?: string } = {}): PageFiles {
  const css = look.tokens + styles + (look.strip ? patterned : '') + (own.styles ?? '');
  const version = createHash('sha256').update(css).digest('base64url').slice(0, 12);
  const { script } = look;
  const scriptVersion = createHash('sha256')
    .update(script ?? '')
    .digest('base64url')
    .slice(0, 12);
  const files = new Map<string, { type: string; body: string | Uint8Array<ArrayBuffer> }>([
    ['look/pages.css', { type: 'text/css; charset=utf-8', body: css }],
    ['look/archivo.woff2', { type: 'font/woff2', body: new Uint8Array(look.font) }],
    ...(look.strip ? [['look/strip.svg', { type: 'image/svg+xml', body: look.strip }] as const] : []),
    ...(script
      ? [['look/passkey.js', { type: 'text/javascript; charset=utf-8', body: script }] as const]
      : []),
  ]);
  return {
    files,
    document: ({ title, body, home, isScripted, isWide, aside }) => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeText(title)} | ${escapeText(look.brand())}</title>
<link rel="stylesheet" href="${escapeAttribute(home)}look/pages.css?v=${version}">${brandLink(look)}${
      isScripted && script
        ? `<script src="${escapeAttribute(home)}look/passkey.js?v=${scriptVersion}" defer></script>`
        : ''
    }</head>
<body><main${aside ? ' class="two"' : isWide ? ' class="wide"' : ''}><a class="home" href="/" aria-label="${escapeAttribute(look.brand())}">${look.logo()}</a>${aside ? `\n<div class="aside">${aside}</div>` : ''}
<div class="card"><div class="head"><h1>${escapeText(title)}</h1></div><div class="body">${body}</div></div></main></body>
</html>
`,
    policy: (targets, isScripted) =>
      `default-src 'none'; ${isScripted && script ? "script-src 'self'; connect-src 'self'; require-trusted-types-for 'script'; " : ''}style-src 'self'; font-src 'self'; img-src 'self'; form-action ${["'self'", ...targets].join(' ')}; base-uri 'none'; frame-ancestors 'none'`,
  };
}
