import { z } from 'zod';
import type { DeepReadonly } from '../deep-readonly.ts';
import { excludedBucket, experimentSlots, experimentTextCharacters } from '../limits.ts';
import { type Criteria, criteria } from './criteria.ts';
import { eventNames } from './event-names.ts';

const identifier = (what: string) =>
  z
    .string()
    .regex(
      /^[A-Za-z][A-Za-z0-9_]*$/,
      `${what} must begin with a letter and have only letters, digits and underscores`,
    );
const utcDate = z.iso.datetime({ error: 'must be a UTC time like 2024-03-11T00:00:00Z' });

/** Criteria the server does not know before it has the page, or never knows. */
const unknownBeforehand = ['topics', 'liveBlog', 'loggedIn', 'percentage'] as const;

function needsEarlyData(when: Criteria): string | undefined {
  return unknownBeforehand.find((name) => when[name] !== undefined) ?? (when.not && needsEarlyData(when.not));
}

/** An experiment as it is configured. It runs while start ≤ now < end, both UTC. */
export const abTest = z
  .strictObject({
    id: identifier('id'),
    version: z.string().regex(/^[A-Za-z0-9_]+$/, 'version must have only letters, digits and underscores'),
    startDate: utcDate,
    endDate: utcDate,
    allocations: z
      .array(z.strictObject({ percentage: z.number().int().min(1).max(100), bucket: identifier('bucket') }))
      .min(1, 'must name at least one bucket'),
    /** Who takes part. An object, never a boolean or a list: this distinguishes an experiment from a feature flag. */
    criteria,
    /** The HTML differs: the server chooses the bucket, and every bucket has its own cached page. */
    changesHtml: z.boolean().optional(),
    /** The event that counts as success on the results page, e.g. `affiliate_click`. */
    goal: z
      .enum(eventNames, {
        error: ({ input }) => `${String(input)} is no event: content/entities/event-names.ts lists them`,
      })
      .optional(),
    /** A page of the site on which staff can see its buckets; by default the front page. */
    seenAt: z
      .string()
      .regex(/^\/(?!\/)[\w/-]*$/, 'must be a path of this site')
      .optional(),
  })
  .superRefine((test, context) => {
    const addProblem = (path: (string | number)[], message: string) =>
      context.addIssue({ code: 'custom', path, message });
    const total = test.allocations.reduce((sum, { percentage }) => sum + percentage, 0);
    if (total > experimentSlots) addProblem(['allocations'], `percentages total ${total}, more than 100`);
    const buckets = test.allocations.map(({ bucket }) => bucket);
    buckets.forEach((bucket, index) => {
      const text = `${test.id}:${test.version}:${bucket}`;
      const path = ['allocations', index, 'bucket'];
      if (bucket === excludedBucket)
        addProblem(path, `${excludedBucket} is for readers who are in no bucket`);
      if (buckets.indexOf(bucket) !== index) addProblem(path, `is named twice: ${bucket}`);
      if (text.length > experimentTextCharacters)
        addProblem(path, `${text} has ${text.length} characters, more than ${experimentTextCharacters}`);
    });
    if (Date.parse(test.startDate) >= Date.parse(test.endDate))
      addProblem(['endDate'], 'must be after startDate');
    const unknown = test.changesHtml ? needsEarlyData(test.criteria) : undefined;
    if (unknown)
      addProblem(
        ['criteria', unknown],
        'cannot be a criterion of a test that changes the HTML: it is not known before the page is chosen',
      );
  });

export type AbTest = DeepReadonly<z.output<typeof abTest>>;
export type AbAllocation = AbTest['allocations'][number];

/** The bucket a reader is in; `exclude` for readers the allocations leave out. */
export interface AbTestState {
  id: string;
  version: string;
  bucket: string;
}
