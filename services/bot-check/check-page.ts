import { createHash } from 'node:crypto';
import type { HostedBotCheck } from '#content/entities/bot-challenge.ts';
import { escapeAttribute } from '#platform/escape-html.ts';

interface Widget {
  script: string;
  /** The class of the element that the widget renders into. */
  place: string;
  /** Hosts of its scripts and iframes. */
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

/** Posts the response to the embedding page, only within this origin. */
const postResponse =
  'function botCheckDone(answer){parent.postMessage({botCheck:String(answer)},location.origin)}';
const hash = createHash('sha256').update(postResponse).digest('base64');

/**
 * The third-party widget on a separate page, embedded in an iframe: its script does not run in the site's pages, whose
 * content security policy stays strict.
 */
export function checkPage({ kind, siteKey }: { kind: HostedBotCheck; siteKey: string }): Response {
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
<title>Bot check</title><style>body{margin:0}</style><script>${postResponse}</script>
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
