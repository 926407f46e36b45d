import { expect, it } from 'vitest';
import { type CollectionDoc, presentCollection } from './collection.ts';
import type { PresentContext } from './context.ts';
import { presentFeature, type StoryOf } from './story.ts';

const health = { id: 't1', slug: 'health', name: 'Health', above: [] };
const sleep = { id: 't2', slug: 'sleep', name: 'Sleep', above: [health] };
const context = {
  directory: { topics: new Map([[sleep.slug, sleep]]) },
} as unknown as PresentContext;
const doc = { id: 'd1', slug: 'd', title: 'D', topics: [{ slug: 'sleep', primary: true }] };
const topics = [{ slug: 'sleep', primary: true, topicPath: [{ slug: 'health' }] }];

it('FF-06 a collection has the topics it is filed under, with their parents', () => {
  expect(presentCollection(doc as unknown as CollectionDoc, [], {}, context)).toMatchObject({ topics });
});

it('FF-06 a feature or landing page says so too', () => {
  expect(presentFeature(doc as unknown as StoryOf<'feature'>, context)).toMatchObject({ topics });
});
