import type { EmbedWithoutUuid } from './parts.ts';

/** The embed for the address of a page or a player, for every type that is known by an address alone. */
export function embedAt(address: string, title = ''): EmbedWithoutUuid | undefined {
  const url = URL.parse(address.trim().startsWith('//') ? `https:${address.trim()}` : address.trim());
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:')) return undefined;
  const host = url.host.replace(/^(?:www|m|mobile)\./, '');
  if (host === 'youtube.com' || host === 'youtube-nocookie.com' || host === 'youtu.be')
    return video('youtube', youtubeId(host, url), title);
  if (host === 'vimeo.com' || host === 'player.vimeo.com')
    return video('vimeo', /^\/(?:video\/)?(\d{1,15})(?:\/|$)/.exec(url.pathname)?.[1], title);
  if (host === 'twitter.com' || host === 'x.com' || host === 'platform.twitter.com') return post(host, url);
  if (host === 'instagram.com') return instagram(url.pathname);
  if (/^(?:old\.|new\.|embed\.)?reddit\.com$|^redditmedia\.com$/.test(host)) return reddit(url.pathname);
  return undefined;
}

function youtubeId(host: string, { pathname, searchParams }: URL): string | undefined {
  const id =
    host === 'youtu.be'
      ? pathname.slice(1)
      : (/^\/(?:embed|v|shorts|live)\/([^/]+)/.exec(pathname)?.[1] ?? searchParams.get('v') ?? '');
  return /^[\w-]{11}$/.test(id) ? id : undefined;
}

const video = (type: 'youtube' | 'vimeo', videoId: string | undefined, title: string) =>
  videoId ? { type, videoId, title: title || 'Video' } : undefined;

function post(host: string, { pathname, searchParams }: URL): EmbedWithoutUuid | undefined {
  const [, handle = '', postId = ''] =
    host === 'platform.twitter.com'
      ? ['', 'i', /^\d{1,20}$/.exec(searchParams.get('id') ?? '')?.[0]]
      : (/^\/(\w{1,20})\/status(?:es)?\/(\d{1,20})/.exec(pathname) ?? []);
  return postId ? { type: 'twitter', postId, author: handle, handle, text: '', date: '' } : undefined;
}

function instagram(pathname: string): EmbedWithoutUuid | undefined {
  const id = /^\/(?:[\w.]{1,40}\/)?(?:p|reel|tv)\/([\w-]{5,60})/.exec(pathname)?.[1];
  return id ? { type: 'instagram', postId: id, author: 'Instagram', text: '' } : undefined;
}

function reddit(pathname: string): EmbedWithoutUuid | undefined {
  const found = /^\/r\/(\w{2,30})\/comments\/\w{3,12}(?:\/([\w%-]{0,200}))?/.exec(pathname);
  if (!found) return undefined;
  const [path, community = '', words = ''] = found;
  return {
    type: 'reddit',
    path: path.endsWith('/') ? path : `${path}/`,
    title: words.replaceAll('_', ' ').trim() || `r/${community}`,
    community: `r/${community}`,
  };
}
