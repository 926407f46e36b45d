import { type StoryType, storyTypes } from '#content/entities/story-types.ts';
import type { Vanity } from '#content/entities/vanity.ts';
import { linkTarget } from '../links/link-target.ts';
import type { ContentDb } from '../store/content-db.ts';

/** An entry without the targets that readers may not know of yet, and the stories that these are. */
interface Shown {
  entry: Vanity;
  hidden: number[];
}

/** The address of a story under embargo says what it is about: no entry names it before its time. */
export async function hideEmbargoed(db: ContentDb, entry: Vanity): Promise<Shown> {
  const hidden = new Map<string, number>();
  for (const story of entry.targets.flatMap((target) => storyAt(target) ?? [])) {
    const [found] = await embargoed(db)
      .where('story.type', '=', story.type)
      .where('story.slug', '=', story.slug)
      .execute();
    if (found) hidden.set(nameOf(found), Number(found.n));
  }
  return without(entry, hidden);
}

/** The same of many entries. */
export async function hideAllEmbargoed(db: ContentDb, entries: readonly Vanity[]): Promise<Vanity[]> {
  const hidden = new Map((await embargoed(db).execute()).map((row) => [nameOf(row), Number(row.n)]));
  return entries.map((entry) => without(entry, hidden).entry);
}

/** Of an update under embargo only an address that is new with it is hidden. */
const embargoed = (db: ContentDb) =>
  db
    .selectFrom('content_stories as story')
    .leftJoin('content_published as live', (join) =>
      join.onRef('live.type', '=', 'story.type').onRef('live.slug', '=', 'story.slug'),
    )
    .select(['story.n', 'story.type', 'story.slug'])
    .where('story.has_embargo', '=', 1)
    .where('live.n', 'is', null);

function without(entry: Vanity, hidden: ReadonlyMap<string, number>): Shown {
  const numberOf = (target: Vanity['targets'][number]) => {
    const story = storyAt(target);
    return story && hidden.get(nameOf(story));
  };
  return {
    entry: { ...entry, targets: entry.targets.filter((target) => numberOf(target) === undefined) },
    hidden: entry.targets.flatMap((target) => numberOf(target) ?? []),
  };
}

const nameOf = ({ type, slug }: { type: StoryType; slug: string }) => `${type}/${slug}`;

function storyAt({ targetType, target: { slug } }: Vanity['targets'][number]) {
  if (targetType === 'url') {
    const found = linkTarget(slug);
    return found.kind === 'story' ? found : undefined;
  }
  // A product and its review are one page.
  const type = storyTypes.find((one) => one === (targetType === 'product' ? 'review' : targetType));
  return type && { type, slug };
}
