import { readLooseDate } from '../dates.ts';
import { embedAt } from './embed-at.ts';
import type { EmbedWithoutUuid } from './parts.ts';

/** Blockquotes that the scripts of social networks turn into posts. TikTok has no embed here: its quote stays one. */
export const isQuotedPost = (attributes: Record<string, string>) =>
  /\b(?:twitter-tweet|twitter-video|instagram-media|reddit-card|reddit-embed-bq)\b/.test(
    attributes.class ?? '',
  );

/** The post that a blockquote quotes, with its words; undefined if none of its links is the address of one. */
export function quotedPost(
  text: string,
  links: readonly { href: string; text: string }[],
): EmbedWithoutUuid | undefined {
  for (const { href, text: words } of [...links].reverse()) {
    const embed = embedAt(href);
    if (embed?.type === 'twitter') return tweet(embed, text, words.trim());
    if (embed?.type === 'instagram') return { ...embed, text };
    if (embed?.type === 'reddit') return { ...embed, title: text || embed.title };
  }
  return undefined;
}

/** `Words of the post — Mara Lindqvist (@mara) May 1, 2024`: the signature as the network writes it. */
function tweet(
  embed: Extract<EmbedWithoutUuid, { type: 'twitter' }>,
  text: string,
  linked: string,
): EmbedWithoutUuid {
  const dash = Math.max(text.lastIndexOf('—'), text.lastIndexOf('–'));
  const signature = /^([^()]{1,100})\(@(\w{1,20})\)([^()]{0,60})$/.exec(text.slice(dash + 1));
  if (dash < 0 || !signature) return { ...embed, text };
  const [, author = '', handle = '', when = ''] = signature.map((part) => part?.trim());
  const date = readLooseDate(when || linked) ?? when;
  return { ...embed, author, handle, text: text.slice(0, dash).trim(), date };
}
