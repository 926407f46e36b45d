import { Parser } from 'htmlparser2';
import { escapeAttribute } from '#platform/escape-html.ts';
import { newsletterPaths, tokenBlank } from '../email-links.ts';
import { clickAddress } from './click-address.ts';
import { emailText } from './email-text.ts';

export interface ComposedEdition {
  subject: string;
  text: string;
  /** Without any mark: what somebody gets who was not asked, or said no. */
  plainHtml: string;
  /** Tells us that it was opened and which links were followed. */
  countedHtml: string;
  /** What those links lead to, by number. */
  links: string[];
  leaveUrl: string;
}

const subjectCharacters = 200;

/** A letter to many from the page that previews it: the same document, with each recipient's way out. */
export function composeEdition(
  page: string,
  given: { origin: string; title: string; subject: string },
): ComposedEdition {
  const { origin } = given;
  const leaveUrl = `${origin}${newsletterPaths.leave}${tokenBlank}/`;
  const plainHtml = withWayOut(page, origin, leaveUrl);
  const links: string[] = [];
  const marked = plainHtml.replace(
    /(<a\s[^<>]*?href=")([^"<>]+)"/g,
    (whole, before: string, href: string) => {
      const given = decoded(href);
      if (given === leaveUrl || !/^https?:\/\//.test(given)) return whole;
      const address = clickAddress(given, origin);
      if (address === undefined) return whole;
      const known = links.indexOf(address);
      const number = known < 0 ? links.push(address) - 1 : known;
      return `${before}${origin}${newsletterPaths.go}${tokenBlank}/${number}/"`;
    },
  );
  const mark = `<img src="${origin}${newsletterPaths.open}${tokenBlank}.gif" width="1" height="1" alt="" style="display:block;border:0">`;
  return {
    subject: subjectOf(page, given),
    text: emailText(plainHtml),
    plainHtml,
    countedHtml: beforeEnd(marked, mark),
    links,
    leaveUrl,
  };
}

/** The page has a link that leads nowhere yet; should its drawing lose it, the letter still gets one. */
function withWayOut(page: string, origin: string, leaveUrl: string): string {
  const before = `href="${origin}${newsletterPaths.leave}"`;
  if (page.includes(before)) return page.replaceAll(before, `href="${leaveUrl}"`);
  return beforeEnd(page, `<p><a href="${escapeAttribute(leaveUrl)}">Unsubscribe</a></p>`);
}

function beforeEnd(html: string, more: string): string {
  const end = html.lastIndexOf('</body>');
  return end < 0 ? html + more : html.slice(0, end) + more + html.slice(end);
}

/** What staff wrote, or the name of the letter and its first headline. */
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
  return made.replace(/\s+/g, ' ').slice(0, subjectCharacters);
}

const decoded = (attribute: string): string =>
  attribute.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
