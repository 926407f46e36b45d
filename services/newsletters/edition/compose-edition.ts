import { Parser } from 'htmlparser2';
import { escapeAttribute } from '#platform/escape-html.ts';
import { newsletterPaths, tokenPlaceholder } from '../email-links.ts';
import { clickAddress } from './click-address.ts';
import { emailText } from './email-text.ts';

export interface ComposedEdition {
  subject: string;
  text: string;
  /** Without tracking, for readers who have not allowed it. */
  plainHtml: string;
  /** Tracks opens and clicks. */
  countedHtml: string;
  /** The targets of the tracked links, by number. */
  links: string[];
  unsubscribeUrl: string;
}

/** A publication's own form of an edition. The unsubscribe link and tracking are added to what it returns. */
export interface EditionTemplate {
  write(facts: {
    brand: string;
    /** The title of the newsletter. */
    newsletter: string;
    subject: string;
    /** The document as its layout and the editor's words make it. */
    html: string;
  }): { subject?: string; html?: string };
}

const subjectCharacters = 200;

/** Composes an edition from its preview page: the same document, with each recipient's unsubscribe link. */
export function composeEdition(
  preview: string,
  given: {
    origin: string;
    brand: string;
    title: string;
    subject: string;
    template?: EditionTemplate | undefined;
  },
): ComposedEdition {
  const { origin, brand, title, template } = given;
  const usual = { subject: subjectOf(preview, given), html: preview };
  const own = template?.write({ brand, newsletter: title, ...usual });
  const page = own?.html ?? preview;
  const unsubscribeUrl = `${origin}${newsletterPaths.unsubscribe}${tokenPlaceholder}/`;
  const plainHtml = withUnsubscribeLink(page, origin, unsubscribeUrl);
  const links: string[] = [];
  const tracked = plainHtml.replace(
    /(<a\s[^<>]*?href=")([^"<>]+)"/g,
    (whole, before: string, href: string) => {
      const given = decoded(href);
      if (given === unsubscribeUrl || !/^https?:\/\//.test(given)) return whole;
      const address = clickAddress(given, origin);
      if (address === undefined) return whole;
      const known = links.indexOf(address);
      const number = known < 0 ? links.push(address) - 1 : known;
      return `${before}${origin}${newsletterPaths.click}${tokenPlaceholder}/${number}/"`;
    },
  );
  const pixel = `<img src="${origin}${newsletterPaths.open}${tokenPlaceholder}.gif" width="1" height="1" alt="" style="display:block;border:0">`;
  return {
    subject: oneLine(own?.subject ?? usual.subject),
    text: emailText(plainHtml),
    plainHtml,
    countedHtml: beforeEnd(tracked, pixel),
    links,
    unsubscribeUrl,
  };
}

/** Replaces the page's placeholder link; adds a link if the rendered page has none. */
function withUnsubscribeLink(page: string, origin: string, unsubscribeUrl: string): string {
  const before = `href="${origin}${newsletterPaths.unsubscribe}"`;
  if (page.includes(before)) return page.replaceAll(before, `href="${unsubscribeUrl}"`);
  return beforeEnd(page, `<p><a href="${escapeAttribute(unsubscribeUrl)}">Unsubscribe</a></p>`);
}

function beforeEnd(html: string, more: string): string {
  const end = html.lastIndexOf('</body>');
  return end < 0 ? html + more : html.slice(0, end) + more + html.slice(end);
}

/** The subject that staff entered, or the newsletter's title and the first headline. */
function subjectOf(page: string, { title, subject }: { title: string; subject: string }): string {
  let preheader = '';
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'meta' && attributes.name === 'description') preheader ||= attributes.content ?? '';
    },
  });
  parser.end(page);
  const [headline = ''] = preheader.split(' · ');
  const made = subject.trim() || (headline ? `${title}: ${headline}` : title);
  return oneLine(made);
}

const oneLine = (subject: string) => subject.replace(/\s+/g, ' ').slice(0, subjectCharacters);

const decoded = (attribute: string): string =>
  attribute.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
