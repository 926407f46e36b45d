import { listChecks, listFindings } from '#content/calls/checks.ts';
import { listAssignedNotes } from '#content/calls/notes.ts';
import { listPictures } from '#content/calls/pictures.ts';
import { listPopularStories } from '#content/calls/popular.ts';
import { listPlans } from '#content/calls/schedule.ts';
import { listStories } from '#content/calls/story-list.ts';
import type { StoryListItem } from '#content/entities/story-record.ts';
import { isApiError } from '../../api/api-error.ts';
import { type AnswerOf, callApi } from '../../api/call-api.ts';
import { loadNewsroom, type NewsroomFacts } from '../../work/desk-facts.ts';
import { startOfDay } from '../../work/when.ts';
import { type NeedsYouFacts, needsYouOf } from './needs-you-of.ts';

type Plan = AnswerOf<typeof listPlans>['items'][number];
type ListedPicture = AnswerOf<typeof listPictures>['items'][number];

type Found = AnswerOf<typeof listFindings>;

export interface HomeFacts {
  newsroom: NewsroomFacts;
  now: number;
  /** Published today, the first one first. */
  out: readonly StoryListItem[];
  plans: readonly Plan[];
  needsYou: NeedsYouFacts;
  late: readonly StoryListItem[];
  pictures: readonly ListedPicture[];
  /** Findings that keep the next stories from coming out, by the id of the story. */
  blocked: ReadonlyMap<string, number>;
  /** What the checks of last night found in published stories. */
  found: Found;
  /** Undefined without the right to see measurement. */
  popular: readonly StoryListItem[] | undefined;
  hasStories: boolean;
  /** What could not be read: it is shown as it was, or not at all. */
  unread: ReadonlySet<HomePart>;
}

/** The parts of home, in the words of a message. */
export const homeParts = {
  out: 'what came out today',
  plans: 'what is scheduled',
  needsYou: 'what needs you',
  attention: 'what needs attention',
  popular: 'what is read most',
} as const;
export type HomePart = keyof typeof homeParts;

/** The next stories to come out whose checklist is looked at. */
const checkedPlans = 5;
const shownFindings = 20;
const mostRead = 100;

/** Facts about the day, as they were read last: a part that fails shows them, the others are worth seeing without it. */
let last: HomeFacts | undefined;

/** Everything home shows. Rejects only where nothing was ever read. */
export async function loadHome(): Promise<HomeFacts> {
  try {
    last = withEarlier(await readHome(), last);
  } catch (error) {
    if (!last) throw error;
    last = { ...last, now: Date.now(), unread: new Set(Object.keys(homeParts) as HomePart[]) };
  }
  return last;
}

/** Parts that could not be read are as they were before. */
export function withEarlier(facts: HomeFacts, earlier: HomeFacts | undefined): HomeFacts {
  if (!earlier) return facts;
  const { unread } = facts;
  const { out, plans, needsYou, late, pictures, found, blocked, popular } = earlier;
  return {
    ...facts,
    ...(unread.has('out') ? { out } : {}),
    ...(unread.has('plans') ? { plans, blocked } : {}),
    ...(unread.has('needsYou') ? { needsYou } : {}),
    ...(unread.has('attention') ? { late, pictures, found } : {}),
    ...(unread.has('popular') ? { popular } : {}),
  };
}

async function readHome(): Promise<HomeFacts> {
  const newsroom = await loadNewsroom();
  const { timeZone } = newsroom.desk;
  const now = Date.now();
  const today = startOfDay(0, now, timeZone);
  const unread = new Set<HomePart>();
  const part = <Answer>(name: HomePart, answer: Promise<Answer>, otherwise: Answer): Promise<Answer> =>
    answer.catch((error) => {
      // What a person may not see is no part of their home.
      if (!isApiError(error, 'right_missing')) unread.add(name);
      return otherwise;
    });
  const stories = (name: HomePart, query: object) =>
    part(
      name,
      callApi(listStories, { query }).then(({ items, paging }) => ({
        items,
        isMore: paging.next !== undefined,
      })),
      { items: [], isMore: false },
    );
  const own = (query: object) => stories('needsYou', { ...query, limit: mostRead });
  const [newest, published, planned, needed, notes, overdue, ended, found, popular] = await Promise.all([
    // Without any list nothing can be said: the screen shows why.
    callApi(listStories, { query: { limit: 1 } }),
    stories('out', { state: 'published', sort: 'publish', limit: 100 }),
    part(
      'plans',
      callApi(listPlans, { query: { limit: 50 } }).then(({ items }) => items),
      [],
    ),
    Promise.all([
      own({ createdBy: 'me', state: 'draft' }),
      ...(['draft', 'scheduled', 'withdrawn', 'published'] as const).map((state) =>
        own({ assignee: 'me', state }),
      ),
    ]),
    part(
      'needsYou',
      callApi(listAssignedNotes).then(({ items }) => items),
      [],
    ),
    stories('attention', { state: 'draft', dueBefore: new Date(now).toISOString(), limit: 20 }),
    Promise.all(
      (['ended', 'ending'] as const).map((rights) =>
        part(
          'attention',
          callApi(listPictures, { query: { rights, use: 'used', limit: 5 } }).then(({ items }) => items),
          [],
        ),
      ),
    ),
    part('attention', callApi(listFindings, { query: { limit: shownFindings } }), { items: [], total: 0 }),
    part('popular', callApi(listPopularStories, { query: { limit: 5 } }).then(popularOf), undefined),
  ]);
  const plans = planned.filter(({ plan }) => plan === 'publish');
  return {
    newsroom,
    now,
    out: published.items
      .filter(({ publishedAt }) => publishedAt !== undefined && Date.parse(publishedAt) >= today)
      .filter(({ publishedAt = '' }) => Date.parse(publishedAt) <= now)
      .toReversed(),
    plans,
    needsYou: needsYouOf(needed, { items: notes, isMore: false }),
    late: overdue.items.toReversed(),
    pictures: ended.flat(),
    found,
    blocked: await part('attention', blockedPlans(plans.slice(0, checkedPlans)), new Map()),
    popular,
    hasStories: newest.items.length > 0,
    unread,
  };
}

const popularOf = ({ items }: AnswerOf<typeof listPopularStories>): HomeFacts['popular'] => items;

async function blockedPlans(plans: readonly Plan[]): Promise<Map<string, number>> {
  const found = await Promise.all(
    plans.map(({ story, at }) =>
      callApi(listChecks, { params: { id: story.id }, query: { at } }).then(
        ({ findings }): [string, number] => [
          story.id,
          findings.filter(({ effect }) => effect === 'blocks').length,
        ],
      ),
    ),
  );
  return new Map(found.filter(([, count]) => count > 0));
}
