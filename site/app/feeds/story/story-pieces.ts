import type { SyndicatedStory } from '#content/entities/syndicated-story.ts';
import { absoluteUrl } from '../../seo/absolute-url.ts';
import { embedPieces, prosAndCons } from './embed-pieces.ts';
import type { Piece } from './piece.ts';

type Story = SyndicatedStory['story'];

/** The whole story in reading order, without its title and its first picture; every address in it is whole. */
export function storyPieces({ story, path }: SyndicatedStory, siteUrl: string): Piece[] {
  return bodyPieces(story).map((piece) => withWholeAddresses(piece, `${siteUrl}${path}`, siteUrl));
}

function bodyPieces(story: Story): Piece[] {
  switch (story.typeName) {
    case 'article':
      return blockPieces(story);
    case 'review':
      return [
        ...(story.bottomLine ? [{ kind: 'text' as const, text: story.bottomLine }] : []),
        ...prosAndCons({ like: story.good, dislike: story.bad }),
        ...(story.keyTakeaways.length > 0 ? [{ kind: 'list' as const, items: story.keyTakeaways }] : []),
        ...blockPieces(story),
      ];
    case 'gallery':
      return story.items.flatMap(({ title, headline, image, body, description }): Piece[] => [
        ...(headline || title
          ? [{ kind: 'heading' as const, level: 2 as const, text: headline || title || '' }]
          : []),
        ...(image ? [{ kind: 'picture' as const, image, caption: image.caption }] : []),
        ...(body ? [{ kind: 'prose' as const, html: body }] : []),
        ...(!body && description ? [{ kind: 'text' as const, text: description }] : []),
      ]);
    case 'video':
      return story.description ? [{ kind: 'text', text: story.description }] : [];
  }
}

function blockPieces({ bodyBlocks = [] }: Extract<Story, { typeName: 'article' | 'review' }>): Piece[] {
  return bodyBlocks.flatMap((block): Piece[] =>
    block.kind === 'prose' ? [{ kind: 'prose', html: block.html }] : embedPieces(block.embed),
  );
}

function withWholeAddresses(piece: Piece, pageUrl: string, siteUrl: string): Piece {
  switch (piece.kind) {
    case 'prose':
      return { ...piece, html: wholeLinks(piece.html, pageUrl) };
    case 'links':
      return {
        ...piece,
        items: piece.items.map((item) => ({ ...item, url: absoluteUrl(item.url, siteUrl) })),
      };
    case 'video':
      return { ...piece, url: absoluteUrl(piece.url, siteUrl) };
    default:
      return piece;
  }
}

/** Our parser writes every tag the same way and escapes `>` in attributes: a tag ends at its first one. */
function wholeLinks(html: string, pageUrl: string): string {
  return html.replace(/<a ([^<>]*)>/g, (_tag, attributes: string) => {
    const whole = attributes.replace(/\bhref="([^"]*)"/, (_href, address: string) => {
      // Only `&` is escaped in URLs in a way that needs unescaping.
      const url = URL.parse(address.replaceAll('&amp;', '&'), pageUrl);
      return url
        ? `href="${url.href.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`
        : `href="${pageUrl}"`;
    });
    return `<a ${whole}>`;
  });
}
