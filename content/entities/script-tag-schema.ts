import { z } from 'zod';
import { featureNames } from '../rules/feature-flags.ts';
import { criteria } from './criteria.ts';
import { consentCategories, ownTagIds, scriptLocations, scriptTimings } from './script-tag.ts';
import { storageNamesSchema } from './storage-names-schema.ts';

const ownIds: readonly string[] = ownTagIds;
/** Where a script comes from. */
export const scriptAddress = z
  .string()
  .regex(/^(\/(?!\/)|https:\/\/)\S+$/, 'must be a path of ours or an https address')
  .max(2048);

/** What a tag of the configuration must be; the message of a wrong one names it. */
export const scriptTagSchema = z
  .strictObject({
    tagId: z
      .string()
      .regex(/^[a-z][a-z0-9-]{0,49}$/, 'must be lowercase letters, digits and dashes')
      .refine((id) => !ownIds.includes(id), 'is the name of a tag that the site brings by itself'),
    timing: z.enum(scriptTimings),
    priority: z.number().int().optional(),
    features: z.array(z.enum(featureNames)).optional(),
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
    keeps: storageNamesSchema.optional(),
    windowVars: z.array(z.string().regex(/^[A-Za-z_$][\w$]*$/, 'must be the name of a variable')).optional(),
    renderOnce: z.boolean().optional(),
  })
  .superRefine((tag, context) => {
    const complain = (message: string) =>
      context.addIssue({ code: 'custom', message: `tag ${tag.tagId} ${message}` });
    if ((tag.src === undefined) === (tag.innerHTML === undefined))
      complain('must have either src or innerHTML');
    if (tag.timing === 'serverRender' && tag.innerHTML === undefined)
      complain('is rendered by the server: it must have innerHTML, as its hash stands in the policy');
    // Whatever else stands in it, a text with one of these ends its element early, or never.
    if (tag.timing === 'serverRender' && /<\/script|<!--/i.test(tag.innerHTML ?? ''))
      complain('is rendered by the server: its innerHTML can have neither </script nor <!--');
    if (tag.timing === 'serverRender' && tag.gdprCategory !== consentCategories.critical)
      complain('is rendered by the server, which has no reader to ask: it must be C0001');
    if (tag.timing === 'serverRender' && (tag.when || tag.features))
      complain('is rendered by the server for everybody: it can have neither features nor when');
    if (tag.timing === 'beforeUnload' && tag.src !== undefined)
      complain('runs when the page goes: there is no time left to fetch src');
    if (tag.renderOnce !== undefined && (tag.location ?? 'head') !== 'head')
      complain('has renderOnce, which is for tags in the head');
  });
