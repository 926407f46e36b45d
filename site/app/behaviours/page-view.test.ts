import { expect, it } from 'vitest';
import { composedPageExample } from '#content/examples/composed-page.ts';
import { newGuid } from './new-guid.ts';
import { createPageView } from './page-view.ts';
import { announceRouteChange } from './route-changed.ts';
import { announceStory, type StoryEntered, storyEntered } from './story-entered.ts';

const nextStory = (features: StoryEntered['features']): StoryEntered => ({
  path: '/article/next/',
  viewGuid: newGuid(),
  isFromAbove: true,
  page: composedPageExample.data,
  features,
});

it('RV-10 a GUID is one of version 4', () => {
  expect(newGuid()).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  const ones = { getRandomValues: (bytes: Uint8Array) => bytes.fill(255) } as Pick<Crypto, 'getRandomValues'>;
  expect(newGuid(ones)).toBe('ffffffff-ffff-4fff-bfff-ffffffffffff');
});

it('RV-10 AN-19 stays the same on a page and is new on the next', () => {
  const page = new EventTarget();
  const view = createPageView(page);
  const first = view.guid();
  expect(view.guid()).toBe(first);
  announceRouteChange(page, '/latest/');
  expect(view.guid()).not.toBe(first);
});

it('AN-19 is new for a story that follows, and the one its announcement names', () => {
  const page = new EventTarget();
  const view = createPageView(page);
  const first = view.guid();
  const received: StoryEntered[] = [];
  page.addEventListener(storyEntered, (event) => received.push((event as CustomEvent<StoryEntered>).detail));
  announceStory(page, nextStory({}));
  expect(view.guid()).not.toBe(first);
  expect(received).toEqual([
    {
      path: '/article/next/',
      viewGuid: view.guid(),
      isFromAbove: true,
      page: composedPageExample.data,
      features: {},
    },
  ]);
});

it('FF-04 AN-22 returns the story being read until the next page', () => {
  const page = new EventTarget();
  const view = createPageView(page);
  expect(view.story()).toBeUndefined();
  announceStory(page, nextStory({ trackers: false }));
  expect(view.story()).toMatchObject({ path: '/article/next/', features: { trackers: false } });
  announceRouteChange(page, '/latest/');
  expect(view.story()).toBeUndefined();
});

it('AN-19 is the same for every caller of a document', () => {
  const page = new EventTarget();
  expect(createPageView(page).guid()).toBe(createPageView(page).guid());
  expect(createPageView(new EventTarget()).guid()).not.toBe(createPageView(page).guid());
});
