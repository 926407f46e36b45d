import type { Image } from '#content/entities/image.ts';
import type { SeedStory } from '#content/seed.ts';
import { imageOf, pictureOf } from './picture.ts';
import { PICTURES } from './pictures/choose-picture.ts';
import { dealScenes, type Hand } from './pictures/deal-scenes.ts';
import { type Picture, VISIT_TOPIC } from './pictures/picture.ts';
import { topicPathOf } from './topics/topics.ts';

type Story = SeedStory['story'];

const scenes = PICTURES.filter(({ kind }) => kind === 'scene');

/** Every list a reader may meet the story in. */
function listsOf(story: Story): string[] {
  const topics = (story.topics ?? []).flatMap(({ slug }) => topicPathOf(slug));
  const lists: [list: string, name: string | undefined][] = [
    ['kind', story.kind],
    ['section', 'section' in story ? story.section : undefined],
    ['writer', 'authorId' in story ? story.authorId : undefined],
    ...(story.collections ?? []).map((slug): [string, string] => ['collection', slug]),
    ...[...new Set(topics)].map((slug): [string, string] => ['topic', slug]),
  ];
  return lists.flatMap(([list, name]) => (name ? [`${list} ${name}`] : []));
}

/** A gallery opens with one of its own pictures. */
function chosenAlready(story: Story, hasPicture: boolean): Picture[] | undefined {
  if (hasPicture) return picturesOf([story.image]);
  if (story.kind !== 'gallery') return undefined;
  const all = picturesOf((story.items ?? []).map(({ image }) => image));
  // Lunch is a good picture, but not the one a gallery is about.
  return all.filter(({ kind, topic }) => kind === 'scene' && topic !== VISIT_TOPIC);
}

function picturesOf(images: readonly (Pick<Image, 'path'> | undefined)[]): Picture[] {
  return images.flatMap((image) => (image && pictureOf(image)) ?? []);
}

function shownInText(story: Story): string[] {
  const data = 'additionalShortcodeData' in story ? JSON.stringify(story.additionalShortcodeData ?? {}) : '';
  return [...data.matchAll(/"path":"(scenes\/[^"]+)"/g)].flatMap(([, path]) => path ?? []);
}

const dateOf = (story: Story): string =>
  ('displayDatePublished' in story ? story.displayDatePublished : undefined) ?? '';

/**
 * Gives every story that has no picture of its own a scene that fits its headline, when all stories are known: only then
 * can it be seen which pictures a list would show beside each other.
 */
export function illustrate(stories: readonly SeedStory[], hasPicture: (entry: SeedStory) => boolean): void {
  const newestFirst = stories
    .filter(({ story }) => story.kind !== 'collection' && story.kind !== 'feature')
    .toSorted((one, other) => dateOf(other.story).localeCompare(dateOf(one.story)));
  const hands = newestFirst.map((entry): Hand => {
    const { story } = entry;
    const only = chosenAlready(story, hasPicture(entry));
    return {
      topic: story.topics?.[0]?.slug ?? '',
      title: story.title,
      lists: listsOf(story),
      ...(only?.length ? { only } : { besides: shownInText(story) }),
    };
  });
  const dealt = dealScenes(hands, scenes);
  for (const [index, entry] of newestFirst.entries()) {
    const picture = dealt[index];
    if (picture && !hasPicture(entry)) entry.story.image = imageOf(picture);
  }
}
