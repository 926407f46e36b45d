import { expect, it } from 'vitest';
import type { StorySummary } from '#content/entities/story-record.ts';
import { isLive, isLiveAsSaved } from './is-live.ts';

type Case = [string, Pick<StorySummary, 'state' | 'version' | 'publishedVersion'>, boolean, boolean];

it.each<Case>([
  ['a draft', { state: 'draft', version: 1 }, false, false],
  ['a planned story', { state: 'scheduled', version: 1 }, false, false],
  ['a story that is out', { state: 'published', version: 2, publishedVersion: 2 }, true, true],
  ['one with newer words', { state: 'published', version: 3, publishedVersion: 2 }, true, false],
  ['one with a planned update', { state: 'scheduled', version: 3, publishedVersion: 2 }, true, false],
  ['a withdrawn story', { state: 'withdrawn', version: 2 }, false, false],
])('%s', (_, story, live, asSaved) => {
  expect([isLive(story), isLiveAsSaved(story)]).toEqual([live, asSaved]);
});
