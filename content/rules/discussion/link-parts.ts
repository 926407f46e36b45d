type TextPart = { text: string; href?: undefined } | { text: string; href: string };

/** Search engines and shops give nothing for links of readers, and what they open cannot reach back. */
export const commentLinkRel = 'ugc nofollow noopener';

const address = /\bhttps?:\/\/[^\s<>"'`{}|\\^]{1,500}/gi;
/** Marks of the sentence around an address, not of the address. */
const trailing = '.,;:!?)]';

/**
 * The words of a comment, with the addresses in them. An address is shown whole, as it was written: words that lead
 * elsewhere than they say cannot be made. Whatever is no plain web address stays text.
 */
export function linkParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const match of text.matchAll(address)) {
    let end = match[0].length;
    while (end > 0 && trailing.includes(match[0].charAt(end - 1))) end -= 1;
    const shown = match[0].slice(0, end);
    const href = hrefOf(shown);
    if (!href) continue;
    if (match.index > from) parts.push({ text: text.slice(from, match.index) });
    parts.push({ text: shown, href });
    from = match.index + shown.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from) });
  return parts;
}

/** A name before the host is how an address pretends to be another one's. */
function hrefOf(shown: string): string | undefined {
  if (!URL.canParse(shown)) return undefined;
  const url = new URL(shown);
  const isPlain = (url.protocol === 'https:' || url.protocol === 'http:') && !url.username && !url.password;
  return isPlain ? url.href : undefined;
}

export const countLinks = (text: string): number => linkParts(text).filter(({ href }) => href).length;
