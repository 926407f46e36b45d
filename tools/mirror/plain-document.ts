const notice = (date: string) =>
  `<aside aria-label="About this copy" style="padding:.75rem 1rem;text-align:center;background:#16181d;color:#fff">You are reading a copy of this page from ${date}. Comments, search and accounts are not available right now.</aside>`;

/** Structured data is not code, and stays. */
const isData = (tag: string) => tag.includes('application/ld+json');

/** A document that works without its server: no scripts, and a notice. */
export function plainDocument(html: string, date: string): string {
  return withNotice(withoutScripts(html), date);
}

function withoutScripts(html: string): string {
  const parts: string[] = [];
  let from = 0;
  for (let at = html.indexOf('<script'); at >= 0; at = html.indexOf('<script', from)) {
    const tagEnd = html.indexOf('>', at);
    const end = html.indexOf('</script>', tagEnd);
    if (tagEnd < 0 || end < 0) break;
    const next = end + '</script>'.length;
    parts.push(html.slice(from, isData(html.slice(at, tagEnd)) ? next : at));
    from = next;
  }
  parts.push(html.slice(from));
  return parts.join('');
}

function withNotice(html: string, date: string): string {
  const at = html.indexOf('<body');
  const end = at < 0 ? -1 : html.indexOf('>', at) + 1;
  return end <= 0 ? html : html.slice(0, end) + notice(date) + html.slice(end);
}
