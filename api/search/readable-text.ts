import type { PictureFacts } from '#content/entities/picture-facts.ts';
import type { StoryInput } from '#content/entities/story-input.ts';
import { htmlText } from '#content/rules/body/html-text.ts';
import { withoutShortcodes } from '#content/rules/body/shortcode.ts';
import { parseCaptions } from '#content/rules/parse-captions.ts';

/** Far more than any story has; a book pasted into one must not slow down the index. */
const mostCharacters = 100_000;

/** All that a reader of the story reads below its dek, or hears. */
export function readableText(story: StoryInput): string {
  return pieces(story)
    .filter((text): text is string => text !== undefined && text !== '')
    .join('\n')
    .slice(0, mostCharacters);
}

const prose = (html: string | undefined) => (html ? withoutShortcodes(htmlText(html)) : undefined);

/** Without the table behind the picture: readers download it. */
function factsOf({ data: _data, ...facts }: PictureFacts = {}): (string | undefined)[] {
  return Object.values(facts);
}

/** The newest first: of a very long live blog, those are found. */
function liveEntriesOf({ additionalShortcodeData }: Extract<StoryInput, { kind: 'article' }>) {
  return Object.values(additionalShortcodeData)
    .flatMap((embed) => (embed.type === 'liveEntry' ? [embed] : []))
    .toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at) || 0)
    .flatMap(({ title, html }) => [title, prose(html)]);
}

function pieces(story: StoryInput): (string | undefined)[] {
  switch (story.kind) {
    case 'article':
      return [
        prose(story.body),
        ...story.listicles.flatMap(({ hed, subhed, description, like = [], dislike = [] }) => [
          hed,
          subhed,
          prose(description),
          ...like,
          ...dislike,
        ]),
        ...story.reviewCards.flatMap(({ like = [], dislike = [] }) => [...like, ...dislike]),
        ...liveEntriesOf(story),
      ];
    case 'review':
      return [story.bottomLine, prose(story.body), ...story.keyTakeaways, ...story.good, ...story.bad];
    case 'gallery':
      return story.items.flatMap(({ title, headline, description, body, facts }) => [
        title,
        headline,
        prose(description),
        prose(body),
        ...factsOf(facts),
      ]);
    case 'video':
      return [
        prose(story.description),
        ...story.chapters.map(({ title }) => title),
        ...story.transcripts.map(({ data }) =>
          parseCaptions(data)
            .map(({ text }) => text)
            .join(' '),
        ),
      ];
    default:
      return [];
  }
}
