import type { ShareButton } from '#content/entities/share-button.ts';
import { sharePopup } from '#content/limits.ts';

export interface SharedStory {
  /** Absolute, with its host, for use on other sites. */
  url: string;
  title: string;
  id: string;
  /** Of a video: the path of its standalone player, for an iframe on another site (RT-42). */
  playerPath?: string | undefined;
}

/** A story's URL and title, encoded for query strings. */
export interface ShareWords {
  id: string;
  queryUrl: string;
  queryTitle: string;
  /** Empty for anything but a video. */
  playerPath: string;
}

export function shareWords({ id, url, title, playerPath = '' }: SharedStory): ShareWords {
  return { id, queryUrl: encoded(url), queryTitle: encoded(title), playerPath };
}

export function sharedStory({ id, queryUrl, queryTitle }: ShareWords): SharedStory {
  return { id, url: decodeURIComponent(queryUrl), title: decodeURIComponent(queryTitle) };
}

const providers = {
  facebook: (url) => `https://www.facebook.com/sharer/sharer.php?u=${url}`,
  twitter: (url, title) => `https://x.com/intent/post?url=${url}&text=${title}`,
  linkedin: (url) => `https://www.linkedin.com/sharing/share-offsite/?url=${url}`,
  reddit: (url, title) => `https://www.reddit.com/submit?url=${url}&title=${title}`,
  flipboard: (url, title) => `https://share.flipboard.com/bookmarklet/popout?v=2&url=${url}&title=${title}`,
  pinterest: (url, title) => `https://www.pinterest.com/pin/create/button/?url=${url}&description=${title}`,
} satisfies Partial<Record<ShareButton, (url: string, title: string) => string>>;

type ShareProvider = keyof typeof providers;

/** Networks whose link opens in a small popup. */
export function isShareProvider(name: ShareButton): name is ShareProvider {
  return Object.hasOwn(providers, name);
}

/**
 * Target of a share button. Instagram, YouTube and TikTok accept no links, so theirs lead to our profile there.
 * Undefined when there is neither.
 */
export function shareLink(
  name: ShareButton,
  words: ShareWords,
  profiles: readonly { name: string; url: string }[],
): string | undefined {
  if (name === 'comments') return `#comments-${words.id}`;
  if (name === 'email') return mailLink(words);
  if (!isShareProvider(name)) return profiles.find((profile) => profile.name === name)?.url;
  return providers[name](words.queryUrl, words.queryTitle);
}

/** A lone surrogate has no encoding; titles are typed by people. */
const encoded = (text: string) => encodeURIComponent(text.toWellFormed());

/** Mail programs read `+` as a plus. */
export function mailLink({ queryUrl, queryTitle }: ShareWords): string {
  return `mailto:?subject=${queryTitle}&body=${queryTitle}%0A${queryUrl}`;
}

/** Features for `window.open`, centered on the opener's screen. */
export function popupFeatures(screen: { width: number; height: number }): string {
  const { width, height } = sharePopup;
  const left = Math.max(0, Math.round((screen.width - width) / 2));
  const top = Math.max(0, Math.round((screen.height - height) / 2));
  return `popup,noopener,width=${width},height=${height},left=${left},top=${top}`;
}
