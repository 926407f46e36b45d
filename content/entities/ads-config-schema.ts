import { z } from 'zod';
import { type AdType, adTypes } from './ad-slot-config.ts';
import { adFamilies, adPageTypes, adPlaces } from './ads-config.ts';
import { criteria } from './criteria.ts';
import { storageNamesSchema } from './storage-names-schema.ts';

const text = z.string().min(1);
const scriptUrl = z
  .string()
  .regex(/^(\/(?!\/)|https:\/\/)\S+$/, 'must be a path of ours or an https address of a script');
const slotName = z
  .string()
  .regex(new RegExp(`^(${adFamilies.join('|')})-\\d{1,2}$`), 'must be {family}-{position}, such as skybox-1');
/** The largest format anybody sells; a larger number is a mistake, and would tear a page apart. */
const side = z.number().int().min(1).max(1000);
/** None: no ad on that device. */
const sizes = z.array(z.tuple([side, side])).max(20);
const className = z.string().regex(/^[a-z][a-z0-9-]*$/, 'must be one class name');
/** The selector parts a neighboring element may be matched by: elements, classes, ids and attributes. */
const part = String.raw`(?=[a-z*.#[])(?:[a-z][\w-]*|\*)?(?:[.#][\w-]+|\[[\w-]+(?:[~|^$*]?="[^"\]]*")?\])*`;
const selector = String.raw`${part}(?:(?:\s*[>+~]\s*|\s+)${part})*`;
const selectors = z
  .string()
  .max(200)
  .regex(
    new RegExp(`^${selector}(?:\\s*,\\s*${selector})*$`, 'i'),
    'must be a CSS selector such as figure, .quiz',
  );
const cap = z.number().int().min(1).max(99);
const margin = z.string().regex(/^\d+(px|%)( \d+(px|%)){0,3}$/, 'must be a margin such as 200% 0px');
const characters = z.number().int().min(0).max(100_000);

/** Services that know their places by a number and answer no other name. */
const numbered: readonly AdType[] = ['adsense', 'media-net'];

const monetizationSlot = z
  .strictObject({
    type: z.enum(adTypes),
    sizes: z.strictObject({
      desktop: sizes.optional(),
      tablet: sizes.optional(),
      mobile: sizes.optional(),
    }),
    unitId: z
      .string()
      .regex(/^\w[\w .:-]{0,99}$/, 'must be a name or number of a place')
      .optional(),
    class: className.optional(),
    delayLoad: z.boolean().optional(),
    lazyLoad: z.boolean().optional(),
    constraint: selectors.optional(),
    cap: cap.optional(),
  })
  .superRefine(({ type, unitId = '' }, context) => {
    if (numbered.includes(type) && !/^\d{6,20}$/.test(unitId))
      context.addIssue({
        code: 'custom',
        path: ['unitId'],
        message: `must be the number ${type} has for this place`,
      });
  });

export const adSlotConfigSchema = z
  .strictObject({
    monetizationSlots: z.record(slotName, monetizationSlot),
    slots: z.strictObject({ desktop: slotName, mobile: slotName, tablet: slotName.optional() }),
    bodyClass: className.optional(),
    collapseEmpty: z.boolean().optional(),
    when: criteria.optional(),
  })
  .superRefine(({ slots, monetizationSlots }, context) => {
    for (const [device, name] of Object.entries(slots))
      if (name !== undefined && !(name in monetizationSlots))
        context.addIssue({
          code: 'custom',
          path: ['slots', device],
          message: `names ${name}, which monetizationSlots does not describe`,
        });
  });

const service = z.strictObject({ scriptUrl, account: text });

/** Wrong slots stop the start; the path of the complaint names the entry. */
export const adsConfigSchema = z.strictObject({
  enabled: z.boolean().optional(),
  disableAdIncrement: z.boolean().optional(),
  // Empty is allowed: then there are no ads, and the log says why.
  scriptUrl: z.union([z.literal(''), scriptUrl]),
  services: z.strictObject({
    adsense: service.optional(),
    'amazon-native': service.optional(),
    taboola: service.optional(),
    'media-net': service.optional(),
  }),
  keeps: storageNamesSchema.optional(),
  network: z.string().regex(/^\d{1,20}$/, 'must be the digits of a network code'),
  siteName: z.string().regex(/^[\w.-]+$/),
  env: z.string().regex(/^[\w-]+$/),
  region: z.string().regex(/^[a-z]{2}$/, 'must be two letters'),
  lazyLoadMargin: margin.optional(),
  auction: z
    .strictObject({
      when: criteria.optional(),
      timeoutMilliseconds: z.number().int().min(50).max(5000),
      bidders: z
        .array(z.strictObject({ bidder: z.string().min(1), params: z.record(z.string(), z.unknown()) }))
        .min(1)
        .refine(
          (all) => new Set(all.map(({ bidder }) => bidder)).size === all.length,
          'must name each bidder once',
        ),
    })
    .optional(),
  taserThreshold: z.number().positive(),
  incontentSlots: z.tuple([slotName, slotName]),
  body: z.strictObject({
    first: characters,
    between: characters,
    fromImages: characters,
    fromHeadings: characters,
    beforeEnd: characters,
    most: z.number().int().min(0).max(20),
  }),
  pages: z.record(z.enum(adPageTypes), z.partialRecord(z.enum(adPlaces), adSlotConfigSchema)),
  interstitial: adSlotConfigSchema,
  variants: z
    .record(
      text,
      z.record(
        text,
        z.strictObject({ caps: z.record(slotName, cap).optional(), lazyLoadMargin: margin.optional() }),
      ),
    )
    .optional(),
});
