import { listChecks, listFindings } from '#content/calls/checks.ts';
import { listPictures } from '#content/calls/pictures.ts';
import { listPopularStories } from '#content/calls/popular.ts';
import { listPlans } from '#content/calls/schedule.ts';
import { listStories } from '#content/calls/story-list.ts';
import type { StoryListItem } from '#content/entities/story-record.ts';
import { type AnswerOf, callApi } from '../../api/call-api.ts';
import { loadNewsroom, type NewsroomFacts } from '../../work/desk-facts.ts';
import { startOfDay } from '../../work/when.ts';

type Plan = AnswerOf<typeof listPlans>['items'][number];
type ListedPicture = AnswerOf<typeof listPictures>['items'][number];

type Found = AnswerOf<typeof listFindings>;

export interface HomeFacts {
  newsroom: NewsroomFacts;
  now: number;
  /** Published today, the first one first. */
  out: readonly StoryListItem[];
  plans: readonly Plan[];
  needsYou: readonly StoryListItem[];
  late: readonly StoryListItem[];
  pictures: readonly ListedPicture[];
  /** Findings that keep the next stories from coming out, by the id of the story. */
  blocked: ReadonlyMap<string, number>;
  /** What the checks of last night found in published stories. */
  found: Found;
  /** Undefined without the right to see measurement. */
  popular: readonly StoryListItem[] | undefined;
  hasStories: boolean;
}

/** The next stories to come out whose checklist is looked at. */
const checkedPlans = 5;
const needed = 8;
const shownFindings = 20;

/** Everything home shows. A part that fails is empty: the others are worth seeing. */
export async function loadHome(): Promise<HomeFacts> {
  const newsroom = await loadNewsroom();
  const { timeZone } = newsroom.desk;
  const now = Date.now();
  const today = startOfDay(0, now, timeZone);
  const stories = (query: object) => callApi(listStories, { query }).then(({ items }) => items, none);
  const [newest, published, planned, assigned, own, overdue, ended, found, popular] = await Promise.all([
    // Without any list nothing can be said: the screen shows why.
    callApi(listStories, { query: { limit: 1 } }),
    stories({ state: 'published', sort: 'publish', limit: 100 }),
    callApi(listPlans, { query: { limit: 50 } }).then(({ items }) => items, none),
    stories({ assignee: 'me', limit: 50 }),
    stories({ createdBy: 'me', state: 'draft', limit: 20 }),
    stories({ state: 'draft', dueBefore: new Date(now).toISOString(), limit: 20 }),
    Promise.all(
      (['ended', 'ending'] as const).map((rights) =>
        callApi(listPictures, { query: { rights, use: 'used', limit: 5 } }).then(({ items }) => items, none),
      ),
    ),
    callApi(listFindings, { query: { limit: shownFindings } }).catch((): Found => ({ items: [], total: 0 })),
    callApi(listPopularStories, { query: { limit: 5 } }).then(
      ({ items }) => items,
      () => undefined,
    ),
  ]);
  const plans = planned.filter(({ plan }) => plan === 'publish');
  return {
    newsroom,
    now,
    out: published
      .filter(({ publishedAt }) => publishedAt !== undefined && Date.parse(publishedAt) >= today)
      .filter(({ publishedAt = '' }) => Date.parse(publishedAt) <= now)
      .toReversed(),
    plans,
    needsYou: needsYou([...assigned, ...own]),
    late: overdue.toReversed(),
    pictures: ended.flat(),
    found,
    blocked: await blockedPlans(plans.slice(0, checkedPlans)),
    popular,
    hasStories: newest.items.length > 0,
  };
}

const none = (): [] => [];

/** By due time; what has none comes last, the newest first. */
function needsYou(stories: readonly StoryListItem[]): StoryListItem[] {
  const open = stories.filter(({ state }) => state !== 'published');
  const each = [...new Map(open.map((story) => [story.id, story])).values()];
  const dueOf = ({ dueAt }: StoryListItem) => (dueAt ? Date.parse(dueAt) : Number.MAX_SAFE_INTEGER);
  return each
    .sort((a, b) => dueOf(a) - dueOf(b) || Date.parse(b.updatedAt) - Date.parse(a.updatedAt))
    .slice(0, needed);
}

async function blockedPlans(plans: readonly Plan[]): Promise<Map<string, number>> {
  const found = await Promise.all(
    plans.map(({ story, at }) =>
      callApi(listChecks, { params: { id: story.id }, query: { at } }).then(
        ({ findings }): [string, number] => [
          story.id,
          findings.filter(({ effect }) => effect === 'blocks').length,
        ],
        (): [string, number] => [story.id, 0],
      ),
    ),
  );
  return new Map(found.filter(([, count]) => count > 0));
}
