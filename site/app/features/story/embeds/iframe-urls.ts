import { publicSettings } from '#config/public.ts';

/** URLs of third-party players and posts. Undefined for hosts that the publication does not allow in iframes. */
function allowedUrl(address: string): string | undefined {
  const url = new URL(address);
  return (publicSettings.frameSources as readonly string[]).includes(url.origin) ? url.href : undefined;
}

export function youtubeEmbedUrl(videoId: string): string | undefined {
  return allowedUrl(`https://www.youtube-nocookie.com/embed/${encodeURIComponent(videoId)}?autoplay=1`);
}

export function vimeoEmbedUrl(videoId: string): string | undefined {
  return allowedUrl(`https://player.vimeo.com/video/${encodeURIComponent(videoId)}?dnt=1&autoplay=1`);
}

export function xEmbedUrl(postId: string): string | undefined {
  return allowedUrl(
    `https://platform.twitter.com/embed/Tweet.html?dnt=true&id=${encodeURIComponent(postId)}`,
  );
}

export function instagramEmbedUrl(postId: string): string | undefined {
  return allowedUrl(`https://www.instagram.com/p/${encodeURIComponent(postId)}/embed/captioned/`);
}

/** A path that names another host ends up there, and so outside of the list. */
export function redditEmbedUrl(path: string): string | undefined {
  return allowedUrl(new URL(path, 'https://embed.reddit.com/').href);
}
