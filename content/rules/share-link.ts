import type { ShareButton } from '../entities/share-button.ts';
import { sharePopup } from '../limits.ts';

export interface SharedStory {
  /** Whole, with its host: other companies cannot guess ours. */
  url: string;
  title: string;
  id: string;
}

const providers = {
  facebook: ({ url }: SharedStory) => ['https://www.facebook.com/sharer/sharer.php', { u: url }] as const,
  twitter: ({ url, title }: SharedStory) => ['https://x.com/intent/post', { url, text: title }] as const,
  linkedin: ({ url }: SharedStory) => ['https://www.linkedin.com/sharing/share-offsite/', { url }] as const,
  reddit: ({ url, title }: SharedStory) => ['https://www.reddit.com/submit', { url, title }] as const,
  flipboard: ({ url, title }: SharedStory) =>
    ['https://share.flipboard.com/bookmarklet/popout', { v: '2', url, title }] as const,
  pinterest: ({ url, title }: SharedStory) =>
    ['https://www.pinterest.com/pin/create/button/', { url, description: title }] as const,
} satisfies Partial<Record<ShareButton, (story: SharedStory) => readonly [string, Record<string, string>]>>;

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
  story: SharedStory,
  profiles: readonly { name: string; url: string }[],
): string | undefined {
  if (name === 'comments') return `#comments-${story.id}`;
  if (name === 'email') return mailLink(story);
  if (!isShareProvider(name)) return profiles.find((profile) => profile.name === name)?.url;
  const [address, query] = providers[name](story);
  return `${address}?${new URLSearchParams(query)}`;
}

/** Mail programs read `+` as a plus. */
export function mailLink({ url, title }: SharedStory): string {
  return `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${title}\n${url}`)}`;
}

/** What `window.open` is told, the window in the middle of the screen it opens from. */
export function popupFeatures(screen: { width: number; height: number }): string {
  const { width, height } = sharePopup;
  const left = Math.max(0, Math.round((screen.width - width) / 2));
  const top = Math.max(0, Math.round((screen.height - height) / 2));
  return `popup,noopener,width=${width},height=${height},left=${left},top=${top}`;
}
