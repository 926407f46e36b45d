const youtube = /^(?:www\.)?(?:youtube\.com|youtube-nocookie\.com)$/;

/** The video of an embedded player, if it is one that we can play. */
export function videoOf(address: string): { type: 'youtube' | 'vimeo'; videoId: string } | undefined {
  const whole = address.startsWith('//') ? `https:${address}` : address;
  if (!URL.canParse(whole)) return undefined;
  const { host, pathname, searchParams } = new URL(whole);
  if (host === 'player.vimeo.com') return found('vimeo', /^\/video\/(\d{1,15})/.exec(pathname)?.[1]);
  if (host === 'youtu.be') return found('youtube', /^\/([\w-]{11})$/.exec(pathname)?.[1]);
  if (!youtube.test(host)) return undefined;
  const id = /^\/embed\/([\w-]{11})/.exec(pathname)?.[1] ?? searchParams.get('v') ?? undefined;
  return found('youtube', id && /^[\w-]{11}$/.test(id) ? id : undefined);
}

function found(type: 'youtube' | 'vimeo', videoId: string | undefined) {
  return videoId ? { type, videoId } : undefined;
}
