import type { Embed } from '#content/entities/embed.ts';
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

/** Hand-written pieces name stories by the address their writer expected; this gives them the one they have. */
export function relink(stories: readonly SeedStory[]): void {
  const addresses = new Map(stories.map(({ story }) => [story.slug, addressOf(story)]));
  for (const { story } of stories) {
    if (story.kind === 'gallery')
      for (const item of story.items ?? []) item.body = relinkedBody(item.body, addresses);
    if (story.kind !== 'article' && story.kind !== 'review') continue;
    story.body = relinkedBody(story.body, addresses);
    for (const embed of Object.values(story.additionalShortcodeData ?? {}) as Embed[]) {
      if (embed.type !== 'relatedLinks' && embed.type !== 'commercePromo') continue;
      for (const item of embed.items) item.url = relinked(item.url, addresses);
    }
  }
}
