/** A host that no publication has: an address that ends up there is one of the site itself. */
const ownHost = 'site.invalid';

/**
 * Whether a text is a path or an anchor of this site, or a web address, as browsers read it: no other scheme, no name and
 * password before the host, no step up to another folder, and no character that a browser would drop or turn round.
 */
export function isPlainAddress(text: string): boolean {
  if (/[\s\\]|\p{Cc}/u.test(text)) return false;
  const [path = ''] = text.split(/[?#]/, 1);
  if (/\/\.{1,2}(?:\/|$)/.test(path)) return false;
  const url = URL.parse(text, `https://${ownHost}/`);
  if (!url || url.username || url.password) return false;
  return url.host === ownHost ? /^[/#]/.test(text) : /^https?:\/\//i.test(text);
}
