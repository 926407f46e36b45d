import { createHash } from 'node:crypto';
import type { HostedBotCheck } from '#content/entities/bot-challenge.ts';
import { escapeAttribute } from '#platform/escape-html.ts';

interface Widget {
  script: string;
  /** The class by which the service finds its place. */
  place: string;
  /** Hosts it loads from and shows frames of. */
  hosts: readonly string[];
}

const widgets: Readonly<Record<HostedBotCheck, Widget>> = {
  turnstile: {
    script: 'https://challenges.cloudflare.com/turnstile/v0/api.js',
    place: 'cf-turnstile',
    hosts: ['https://challenges.cloudflare.com'],
  },
  hcaptcha: {
    script: 'https://js.hcaptcha.com/1/api.js',
    place: 'h-captcha',
    hosts: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
  },
  recaptcha: {
    script: 'https://www.google.com/recaptcha/api.js',
    place: 'g-recaptcha',
    hosts: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  },
};

/** Tells the page around what the service said; to no page but one of ours. */
const telling =
  'function botCheckDone(answer){parent.postMessage({botCheck:String(answer)},location.origin)}';
const hash = createHash('sha256').update(telling).digest('base64');

/**
 * The widget of another company on a page of its own, shown in a frame: its script runs beside our pages, not in them,
 * and our own strict policy stays as it is.
 */
export function checkShell({ kind, siteKey }: { kind: HostedBotCheck; siteKey: string }): Response {
  const { script, place, hosts } = widgets[kind];
  const from = hosts.join(' ');
  const policy = [
    "default-src 'none'",
    `script-src 'sha256-${hash}' ${from}`,
    `frame-src ${from}`,
    `connect-src ${from}`,
    `style-src 'unsafe-inline' ${from}`,
    `img-src data: ${from}`,
    "frame-ancestors 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  const html = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><meta name="color-scheme" content="light dark">
<title>Bot check</title><style>body{margin:0}</style><script>${telling}</script>
<script src="${script}" async></script></head>
<body><div class="${place}" data-sitekey="${escapeAttribute(siteKey)}" data-callback="botCheckDone"></div></body>
</html>
`;
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'cache-control': 'public, max-age=300',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
    },
  });
}
