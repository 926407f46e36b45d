import type { Embed } from '#content/entities/embed.ts';
import type { StoryInput } from '#content/entities/story-input.ts';
import type { StoryWarning } from '#content/entities/story-warning.ts';
import { cleanEmbed } from '#content/rules/body/clean-embed.ts';
import { splitShortcodes } from '#content/rules/body/shortcode.ts';
import { htmlWarnings } from './html-warnings.ts';

type StoryWithBody = Extract<StoryInput, { kind: 'article' | 'review' }>;

/** Tags that sanitising removes, shortcodes without data, and data without a shortcode. */
export function bodyWarnings(story: StoryWithBody, ownDomains: readonly string[]): StoryWarning[] {
  const embeds: Readonly<Record<string, Embed>> = story.additionalShortcodeData;
  const listicles = story.kind === 'article' ? story.listicles : [];
  const reviewCards = story.kind === 'article' ? story.reviewCards : [];
  const pieces = splitShortcodes(story.body);
  const shortcodes = pieces.flatMap((piece) => ('shortcode' in piece ? [piece.shortcode] : []));
  const placed = new Set(shortcodes.map(({ uuid }) => uuid).filter((uuid) => uuid !== ''));
  const known = new Map<string, string>([
    ...listicles.map(({ uuid = '' }): [string, string] => [uuid, 'listicle']),
    ...reviewCards.map(({ uuid = '' }): [string, string] => [uuid, 'reviewCard']),
    ...Object.entries(embeds).map(([uuid, { type }]): [string, string] => [uuid, type]),
  ]);
  const html = pieces.map((piece) => ('html' in piece ? piece.html : '')).join('\n');
  return [
    ...htmlWarnings(html, 'story.body', ownDomains),
    ...listicles.flatMap(({ description }, index) =>
      htmlWarnings(description, `story.listicles.${index}.description`, ownDomains),
    ),
    ...shortcodes
      .filter(({ type, uuid }) => uuid === '' || known.get(uuid) !== type)
      .map(
        ({ type, uuid }): StoryWarning => ({
          code: 'shortcode_without_data',
          field: 'story.body',
          message: `The shortcode ${type} ${uuid} has no data of that type and is not shown`.slice(0, 300),
        }),
      ),
    ...notPlaced('listicle', listicles, placed),
    ...notPlaced('reviewCard', reviewCards, placed),
    ...Object.entries(embeds).flatMap(([uuid, embed]) => embedWarnings(uuid, embed, placed, ownDomains)),
  ];
}

const placedLists = {
  listicle: { code: 'listicle_not_placed', list: 'listicles' },
  reviewCard: { code: 'review_card_not_placed', list: 'reviewCards' },
} as const;

function notPlaced(
  type: keyof typeof placedLists,
  items: readonly { uuid?: string | undefined }[],
  placed: ReadonlySet<string>,
): StoryWarning[] {
  const { code, list } = placedLists[type];
  return items.flatMap(({ uuid }, index): StoryWarning[] =>
    uuid && placed.has(uuid)
      ? []
      : [
          {
            code,
            field: `story.${list}.${index}`,
            message: `Not shown: the body has no [shortcode type="${type}" uuid="${uuid ?? ''}"]`,
          },
        ],
  );
}

function embedWarnings(
  uuid: string,
  embed: Embed,
  placed: ReadonlySet<string>,
  ownDomains: readonly string[],
): StoryWarning[] {
  const field = `story.additionalShortcodeData.${uuid}`;
  if (!cleanEmbed(embed, { ownDomains }))
    return [{ code: 'embed_removed', field, message: 'Its address is not one a page may link to' }];
  const html = 'html' in embed ? embed.html : undefined;
  return [
    ...htmlWarnings(html, `${field}.html`, ownDomains),
    ...(placed.has(uuid)
      ? []
      : [
          {
            code: 'embed_not_placed' as const,
            field,
            message: `Not shown: the body has no [shortcode type="${embed.type}" uuid="${uuid}"]`,
          },
        ]),
  ];
}
