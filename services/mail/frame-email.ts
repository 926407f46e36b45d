import type { EmailFrame } from '#content/rules/brand/email-frame.ts';
import { escapeAttribute, escapeText } from '#platform/escape-html.ts';

const tallestLogo = 48;

function logoOf({ name, logo }: EmailFrame): string {
  if (!logo) return '';
  const height = Math.min(tallestLogo, logo.height);
  const width = Math.round((logo.width / logo.height) * height);
  return `<p><img src="${escapeAttribute(logo.url)}" width="${width}" height="${height}" alt="${escapeAttribute(name)}" style="border:0"></p>`;
}

/** The logo above an e-mail's text and the publisher's lines below it, in both of its forms. */
export function frameEmail<T extends { text: string; html: string }>(email: T, frame: EmailFrame): T {
  const lines = frame.lines.map((line) => escapeText(line).replaceAll('\n', '<br>')).join('<br>\n');
  const foot = `<p style="font-size:13px;color:#555555">${lines}</p>\n`;
  const html = email.html.includes('</body>')
    ? email.html
        .replace(/<body[^<>]{0,500}>/, (body) => `${body}\n${logoOf(frame)}`)
        .replace('</body>', () => `${foot}</body>`)
    : logoOf(frame) + email.html + foot;
  return {
    ...email,
    text: `${email.text.trimEnd()}\n\n-- \n${frame.lines.join('\n')}\n`,
    html,
  };
}
