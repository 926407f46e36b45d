import { z } from 'zod';
import { excludedBucket, experimentSlots, experimentTextCharacters } from '../limits.ts';
import { type Criteria, criteria } from './criteria.ts';
import { eventNames } from './event-names.ts';

const newslettersFirst = (what: string) =>
  z
    .string()
    .regex(
      /^[A-Za-z][A-Za-z0-9_]*$/,
      `${what} must begin with a letter and have only letters, digits and underscores`,
    );
const utcDate = z.iso.datetime({ error: 'must be a UTC time like 2024-03-11T00:00:00Z' });

/** What the server cannot tell from an address before it has the page, or never knows. */
const unknownBeforehand = ['topics', 'liveBlog', 'loggedIn', 'percentage'] as const;

function needsEarlyData(when: Criteria): string | undefined {
  return unknownBeforehand.find((name) => when[name] !== undefined) ?? (when.not && needsEarlyData(when.not));
}

/** Read at start and by tests: an experiment that cannot be right must not meet readers. */
export const abTest = z
  .strictObject({
    id: newslettersFirst('id'),
    version: z.string().regex(/^[A-Za-z0-9_]+$/, 'version must have only letters, digits and underscores'),
    startDate: utcDate,
    endDate: utcDate,
    allocations: z
      .array(
        z.strictObject({ percentage: z.number().int().min(1).max(100), bucket: newslettersFirst('bucket') }),
      )
      .min(1, 'must name at least one bucket'),
    criteria,
    changesHtml: z.boolean().optional(),
    goal: z
      .enum(eventNames, {
        error: ({ input }) => `${String(input)} is no event: content/entities/event-names.ts lists them`,
      })
      .optional(),
    seenAt: z
      .string()
      .regex(/^\/(?!\/)[\w/-]*$/, 'must be a path of ours')
      .optional(),
  })
  .superRefine((test, context) => {
    const say = (path: (string | number)[], message: string) =>
      context.addIssue({ code: 'custom', path, message });
    const total = test.allocations.reduce((sum, { percentage }) => sum + percentage, 0);
    if (total > experimentSlots) say(['allocations'], `percentages total ${total}, more than 100`);
    const buckets = test.allocations.map(({ bucket }) => bucket);
    buckets.forEach((bucket, index) => {
      const text = `${test.id}:${test.version}:${bucket}`;
      const path = ['allocations', index, 'bucket'];
      if (bucket === excludedBucket) say(path, `${excludedBucket} is for readers who are in no bucket`);
      if (buckets.indexOf(bucket) !== index) say(path, `is named twice: ${bucket}`);
      if (text.length > experimentTextCharacters)
        say(path, `${text} has ${text.length} characters, more than ${experimentTextCharacters}`);
    });
    if (Date.parse(test.startDate) >= Date.parse(test.endDate)) say(['endDate'], 'must be after startDate');
    const unknown = test.changesHtml ? needsEarlyData(test.criteria) : undefined;
    if (unknown)
      say(
        ['criteria', unknown],
        'cannot be a criterion of a test that changes the HTML: it is not known before the page is chosen',
      );
  });
