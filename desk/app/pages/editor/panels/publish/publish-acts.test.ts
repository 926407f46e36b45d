import { beforeEach, expect, it, vi } from 'vitest';
import type { StorySession } from '../../../../story/story-session.ts';
import { currentToasts } from '../../../../ui/toasts.ts';
import { cancel, publish } from './publish-acts.ts';

const sent = vi.hoisted((): [string, unknown][] => []);
vi.mock('../../../../api/call-api.ts', () => ({
  callApi: async (call: { name: string }, { body = {} }: { body?: object }) => {
    sent.push([call.name, body]);
  },
}));
beforeEach(() => {
  sent.length = 0;
});

const two = '2026-11-20T14:00:00Z';
const four = '2026-11-20T16:00:00Z';
const sessionOf = (story: object) =>
  ({
    storyId: 'a',
    snapshot: { story: { title: 'A story', version: 1, ...story }, version: 1, fields: {} },
    flush: async () => undefined,
    refresh: async () => undefined,
  }) as unknown as StorySession;
const draft = { state: 'draft' };
const planned = { state: 'scheduled', publishAt: two, hasEmbargo: true };
const again = ['publishStory', { at: two, embargo: true, rejectPast: true }];

it.each([
  [
    'a first plan',
    draft,
    (one: StorySession) => publish(one, { at: four }, '4 PM'),
    [['cancelPlan', { plan: 'publish' }]],
  ],
  ['another time', planned, (one: StorySession) => publish(one, { at: four }, '4 PM'), [again]],
  ['publishing early', planned, (one: StorySession) => publish(one, {}, ''), [['withdrawStory', {}], again]],
  ['publishing', draft, (one: StorySession) => publish(one, {}, ''), [['withdrawStory', {}]]],
  ['no schedule', planned, (one: StorySession) => cancel(one, 'publish'), [again]],
  [
    'no withdrawal',
    { state: 'published', publishedVersion: 1, withdrawAt: two },
    (one: StorySession) => cancel(one, 'withdraw'),
    [['withdrawStory', { at: two }]],
  ],
])('the undo of %s brings back what was planned before', async (_, story, act, undone) => {
  await act(sessionOf(story));
  sent.length = 0;
  await currentToasts().at(-1)?.undo?.();
  expect(sent).toEqual(undone);
});
