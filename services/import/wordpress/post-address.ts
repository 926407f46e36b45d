/** What Jetpack's shortcodes name: `[youtube https://…]`, `[youtube=https://…]`, `[youtube id="…"]`, `[vimeo 123]`. */
export function postAddress(name: string, inside: string, { id, url }: Record<string, string>): string {
  const [first = ''] = (url ?? id ?? inside.replace(/^[\s=]+/, '')).split(/\s/, 1);
  const address = first.replaceAll('&amp;', '&').replace(/\/$/, '');
  if (/^https?:/.test(address)) return address;
  if (name === 'youtube') return `https://www.youtube.com/watch?v=${address}`;
  if (name === 'vimeo') return `https://vimeo.com/${address}`;
  if (name === 'tweet') return `https://twitter.com/i/status/${address}`;
  return `https://www.instagram.com/p/${address}/`;
}
