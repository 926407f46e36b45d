import type { SeedStory } from '#content/seed.ts';
import type { ArticleKind } from './generated/grammar/kinds/kinds.ts';
import { writeArticle } from './generated/grammar/write-article.ts';
import { lexiconOf } from './generated/lexicon/lexicons.ts';
import type { Newsroom } from './generated/newsroom.ts';

const hour = 3_600_000;

interface DrawerRequest {
  now: Date;
  seed: string;
  newsroom: Newsroom;
}

const drafts: readonly [kind: ArticleKind, topic: string][] = [
  ['news', 'laptops'],
  ['analysis', 'energy'],
  ['how-to', 'smart-home'],
  ['opinion', 'work-life'],
];
const scheduled: readonly [kind: ArticleKind, topic: string, inHours: number][] = [
  ['news', 'cloud', 3],
  ['deals', 'headphones', 20],
  ['news', 'robotics', 44],
];
const withdrawn: readonly [kind: ArticleKind, topic: string][] = [
  ['news', 'smartphones'],
  ['deals', 'tvs'],
  ['news', 'networking'],
];

/** What a desk has lying about and readers must never see: drafts, stories for later, stories taken back. */
export function writeDrawer({ now, seed, newsroom }: DrawerRequest): SeedStory[] {
  function write(kind: ArticleKind, topic: string, id: string, date: Date): SeedStory['story'] {
    // A drawer newsroom keeps its own shelf of recent stories: nothing public may link to these.
    const quiet: Newsroom = { ...newsroom, published: () => undefined };
    return writeArticle({ kind, lexicon: lexiconOf(topic), date, id, seed, newsroom: quiet });
  }
  return [
    ...drafts.map(([kind, topic], index): SeedStory => {
      const {
        datePublished: _,
        displayDatePublished: __,
        ...story
      } = write(kind, topic, `draft-${index + 1}`, now) as Extract<SeedStory['story'], { kind: 'article' }>;
      return { story, state: 'draft' };
    }),
    ...scheduled.map(([kind, topic, inHours], index): SeedStory => {
      const at = new Date(now.getTime() + inHours * hour);
      return {
        story: write(kind, topic, `scheduled-${index + 1}`, at),
        state: 'scheduled',
        publishAt: at.toISOString(),
      };
    }),
    ...withdrawn.map(([kind, topic], index): SeedStory => {
      const at = new Date(now.getTime() - (200 + index * 90) * hour);
      return { story: write(kind, topic, `withdrawn-${index + 1}`, at), state: 'withdrawn' };
    }),
  ];
}
