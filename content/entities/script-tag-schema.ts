import { z } from 'zod';
import type { DeepReadonly } from '../deep-readonly.ts';
import { featureNames } from '../rules/feature-flags.ts';
import { criteria } from './criteria.ts';
import { consentCategories, ownTagIds, scriptLocations, scriptTimings } from './script-tag.ts';
import { storageNamesSchema } from './storage-names.ts';

const ownIds: readonly string[] = ownTagIds;
/** Where a script comes from. */
export const scriptAddress = z
  .string()
  .regex(/^(\/(?!\/)|https:\/\/)\S+$/, 'must be a path of this site or an https address')
  .max(2048);

/** A script as configured. The category is required: no script runs without the reader's consent. */
export const scriptTagSchema = z
  .strictObject({
    tagId: z
      .string()
      .regex(/^[a-z][a-z0-9-]{0,49}$/, 'must be lowercase letters, digits and dashes')
      .refine((id) => !ownIds.includes(id), 'is the name of a tag that the site brings by itself'),
    timing: z.enum(scriptTimings),
    /** Lower numbers go first in the queue. */
    priority: z.number().int().optional(),
    /** Feature flags that must all be on, beside `trackers` for tags that measure or target (C0002, C0004). */
    features: z.array(z.enum(featureNames)).optional(),
    /** Readers and pages it runs for; all by default. */
    when: criteria.optional(),
    src: scriptAddress.optional(),
    innerHTML: z.string().min(1).optional(),
    attributes: z
      .record(
        z
          .string()
          .regex(
            /^(?!on|src$|data-hid$)[a-z][a-z-]*$/,
            'must be an attribute, and neither a handler nor its name',
          ),
        z.union([z.string(), z.boolean()]),
      )
      .optional(),
    location: z.enum(scriptLocations).optional(),
    gdprCategory: z.enum(consentCategories),
    /** Names it stores in the browser, deleted when the reader withdraws consent to its category. */
    keeps: storageNamesSchema.optional(),
    /** Names the script puts on `window`; only watched ones can be waited for. */
    windowVars: z.array(z.string().regex(/^[A-Za-z_$][\w$]*$/, 'must be the name of a variable')).optional(),
    /**
     * For tags in the head, when another page is opened by client-side navigation: `true` does not run it again (unless
     * it needs consent), `false` runs it with every page. Without it a tag runs once, until it is registered again by force.
     */
    renderOnce: z.boolean().optional(),
  })
  .superRefine((tag, context) => {
    const addProblem = (message: string) =>
      context.addIssue({ code: 'custom', message: `tag ${tag.tagId} ${message}` });
    if ((tag.src === undefined) === (tag.innerHTML === undefined))
      addProblem('must have either src or innerHTML');
    if (tag.timing === 'serverRender' && tag.innerHTML === undefined)
      addProblem('is rendered by the server: it must have innerHTML, as its hash stands in the policy');
    // A text that contains one of these ends its element early, or never.
    if (tag.timing === 'serverRender' && /<\/script|<!--/i.test(tag.innerHTML ?? ''))
      addProblem('is rendered by the server: its innerHTML can have neither </script nor <!--');
    if (tag.timing === 'serverRender' && tag.gdprCategory !== consentCategories.critical)
      addProblem('is rendered by the server, which has no reader to ask: it must be C0001');
    if (tag.timing === 'serverRender' && (tag.when || tag.features))
      addProblem('is rendered by the server for everybody: it can have neither features nor when');
    if (tag.timing === 'beforeUnload' && tag.src !== undefined)
      addProblem('runs when the page goes: there is no time left to fetch src');
    if (tag.renderOnce !== undefined && (tag.location ?? 'head') !== 'head')
      addProblem('has renderOnce, which is for tags in the head');
  });

export type ScriptTag = DeepReadonly<z.output<typeof scriptTagSchema>>;

/** A tag as pages register it, with what only the site's own code can say about a script. */
export interface RegisteredTag extends ScriptTag {
  /**
   * The script sees only what pages pass to it and stops when they say so: withdrawn consent needs no reload, and a page
   * without trackers passes nothing.
   */
  stopsOnWithdrawal?: boolean;
  /** Whether the current page needs it. */
  isWanted?: () => boolean;
}
