import type { ShareButton } from '#content/entities/share-button.ts';
import { sharePopup } from '#content/limits.ts';

export interface SharedStory {
  /** Whole, with its host: other companies cannot guess ours. */
  url: string;
  title: string;
  id: string;
  /** Of a video: where its player stands alone, for a frame on another site (RT-42). */
  playerPath?: string | undefined;
}

/** What links to a story are put together from: its address and title as a query wants them written. */
export interface ShareWords {
  id: string;
  queryUrl: string;
  queryTitle: string;
  /** Empty for what is no video. */
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

export type ShareProvider = keyof typeof providers;

/** Those whose link opens in a small window of its own. */
export function isShareProvider(name: ShareButton): name is ShareProvider {
  return Object.hasOwn(providers, name);
}

/**
 * Where a share button leads. Instagram, YouTube and TikTok take no links, so theirs lead to our profile there.
 * None when there is neither.
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

/** Half of a letter that needs two, alone, has no encoding; titles are typed by people. */
const encoded = (text: string) => encodeURIComponent(text.toWellFormed());

/** Mail programs read `+` as a plus. */
export function mailLink({ queryUrl, queryTitle }: ShareWords): string {
  return `mailto:?subject=${queryTitle}&body=${queryTitle}%0A${queryUrl}`;
}

/** What `window.open` is told, the window in the middle of the screen it opens from. */
export function popupFeatures(screen: { width: number; height: number }): string {
  const { width, height } = sharePopup;
  const left = Math.max(0, Math.round((screen.width - width) / 2));
  const top = Math.max(0, Math.round((screen.height - height) / 2));
  return `popup,noopener,width=${width},height=${height},left=${left},top=${top}`;
}
