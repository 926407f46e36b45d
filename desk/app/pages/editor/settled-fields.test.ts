import { expect, it } from 'vitest';
import type { StoryField } from '../../story/field-sync.ts';
import type { StorySnapshot } from '../../story/story-session.ts';
import { flushSettled, unsettledField } from './settled-fields.ts';

const field = (given: Partial<StoryField> = {}): StoryField => ({
  value: 'mine',
  revision: 1,
  isUnsent: false,
  ...given,
});
const choice = { theirs: 'theirs', revision: 2 };

it.each<[string, Record<string, StoryField>, string | undefined]>([
  ['nothing is open', { title: field() }, undefined],
  ['a change that will be sent', { title: field({ isUnsent: true }) }, undefined],
  [
    'two changes of one field',
    { dek: field(), title: field({ isUnsent: true, choice }) },
    'Headline has two changes at once. Choose one of them first.',
  ],
  [
    'a change of a program',
    { slug: field({ choice }) },
    'Address has two changes at once. Choose one of them first.',
  ],
  [
    'a value that no story can have',
    { slug: field({ isUnsent: true, problem: 'is not an address' }) },
    'Address cannot be saved as it is. Correct it first.',
  ],
])('%s', (_, fields, why) => {
  expect(unsettledField(fields)).toBe(why);
});

it('a choice that comes with the last changes stops what was pressed before it', async () => {
  const session = {
    snapshot: { fields: { title: field() } } as unknown as StorySnapshot,
    async flush() {
      this.snapshot = { fields: { title: field({ choice }) } } as unknown as StorySnapshot;
    },
  };
  await expect(flushSettled(session)).rejects.toThrow('Headline has two changes at once');
});
