import { z } from 'zod';
import { requiredText, slug, uniqueBy } from '../entities/config-fields.ts';
import { rightNames } from '../rules/rights/rights.ts';

const stage = z.strictObject({
  id: slug.max(40),
  /** What editors read. */
  name: requiredText.max(40),
  /** The stages a story may move to from here; without it, all. */
  to: z.array(slug).max(20).optional(),
  /** The right needed to move a story here. */
  right: z.enum(rightNames).optional(),
});

/** The key `stages` of a configuration: how far the work on a story is, in order. */
export const stagesSchema = uniqueBy(stage, 'id')
  .min(1, 'must name at least one stage')
  .max(20)
  .superRefine((stages, context) => {
    const known = new Set(stages.map(({ id }) => id));
    for (const [index, { to = [] }] of stages.entries())
      for (const name of to.filter((id) => !known.has(id)))
        context.addIssue({ code: 'custom', path: [index, 'to'], message: `names the unknown stage ${name}` });
  });
