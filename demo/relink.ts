import type { Embed } from '#content/entities/embed.ts';
import { type Image, image } from '#content/entities/image.ts';
import type { SeedStory } from '#content/seed.ts';
import { addressOf } from './story-address.ts';

/** Our own addresses end with the slug of a story; which path leads there is decided by rules, not by writers. */
const ownAddress =
  /^\/(?:article|paid-content\/article|in-depth\/[a-z-]+|product|pictures|video|collection|feature|education(?:\/[a-z-]+)?|finance(?:\/[a-z-]+)?|home-and-office(?:\/[a-z-]+)?)\/([a-z0-9-]+)\/$/;

function relinked(url: string, addresses: ReadonlyMap<string, string>): string {
  const [, slug = ''] = ownAddress.exec(url) ?? [];
  return addresses.get(slug) ?? url;
}

function relinkedBody(body: string | undefined, addresses: ReadonlyMap<string, string>) {
  return body?.replace(/href="([^"]+)"/g, (_, url: string) => `href="${relinked(url, addresses)}"`);
}

/**
 * Hand-written pieces name stories by the address their writer expected; this gives them the one they have, and cards of
 * other stories and videos the picture of what they lead to.
 */
export function relink(stories: readonly SeedStory[]): void {
  const addresses = new Map(stories.map(({ story }) => [story.slug, addressOf(story)]));
  const images = new Map(stories.map(({ story }) => [addressOf(story), story.image]));
  const imageAt = (address: string) => {
    const found = images.get(address);
    return found && image.parse(found);
  };
  for (const { story } of stories) {
    if (story.kind === 'gallery')
      for (const item of story.items ?? []) item.body = relinkedBody(item.body, addresses);
    if (story.kind !== 'article' && story.kind !== 'review') continue;
    story.body = relinkedBody(story.body, addresses);
    for (const embed of Object.values(story.additionalShortcodeData ?? {}) as Embed[])
      relinkEmbed(embed, addresses, imageAt);
  }
}

function relinkEmbed(
  embed: Embed,
  addresses: ReadonlyMap<string, string>,
  imageAt: (address: string) => Image | undefined,
): void {
  if (embed.type === 'video') embed.image = imageAt(`/video/${embed.slug}/`) ?? embed.image;
  if (embed.type === 'relatedLinks') for (const item of embed.items) item.url = relinked(item.url, addresses);
  if (embed.type !== 'commercePromo') return;
  for (const item of embed.items) {
    item.url = relinked(item.url, addresses);
    item.image = imageAt(item.url) ?? item.image;
  }
}
