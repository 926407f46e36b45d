import { z } from 'zod';
import type { DeepReadonly } from '../deep-readonly.ts';
import { type AdType, adFamilies, adTypes } from './ad-names.ts';
import { criteria } from './criteria.ts';

export const adSlotName = z
  .string()
  .regex(new RegExp(`^(${adFamilies.join('|')})-\\d{1,2}$`), 'must be {family}-{position}, such as skybox-1');
/** No ad format is larger; a larger number is a mistake and would break the layout of a page. */
const side = z.number().int().min(1).max(1000);
/** An empty list means no ad on that device. */
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
export const adCap = z.number().int().min(1).max(99);

/** These services identify a place by number and accept no name. */
const numbered: readonly AdType[] = ['adsense', 'media-net'];

/** How one slot behaves, by its name. */
const monetizationSlotSchema = z
  .strictObject({
    type: z.enum(adTypes),
    /** Sizes that fit; without one no ad is requested. A tablet without sizes uses the desktop's. */
    sizes: z.strictObject({
      desktop: sizes.optional(),
      tablet: sizes.optional(),
      mobile: sizes.optional(),
    }),
    /** The number or name of this place at the service that fills it. AdSense and Media.net need it. */
    unitId: z
      .string()
      .regex(/^\w[\w .:-]{0,99}$/, 'must be a name or number of a place')
      .optional(),
    class: className.optional(),
    /** Loads only after the page has been idle for a while, however close to the viewport it is. */
    delayLoad: z.boolean().optional(),
    lazyLoad: z.boolean().optional(),
    /** A CSS selector of elements that must not be next to the slot. */
    constraint: selectors.optional(),
    /** Units of this slot beyond this number are marked as too many. */
    cap: adCap.optional(),
  })
  .superRefine(({ type, unitId = '' }, context) => {
    if (numbered.includes(type) && !/^\d{6,20}$/.test(unitId))
      context.addIssue({
        code: 'custom',
        path: ['unitId'],
        message: `must be the number ${type} has for this place`,
      });
  });

/** The slots of one place on a kind of page. */
export const adSlotConfigSchema = z
  .strictObject({
    monetizationSlots: z.record(adSlotName, monetizationSlotSchema),
    /** A tablet without a slot of its own uses the desktop's. */
    slots: z.strictObject({ desktop: adSlotName, mobile: adSlotName, tablet: adSlotName.optional() }),
    bodyClass: className.optional(),
    collapseEmpty: z.boolean().optional(),
    /** Readers and pages with inventory here; all by default. Elsewhere the reserved space collapses like an empty slot. */
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

/** Width and height in CSS pixels. */
export type AdSize = readonly [number, number];
export type MonetizationSlot = DeepReadonly<z.output<typeof monetizationSlotSchema>>;
export type AdSlotConfig = DeepReadonly<z.output<typeof adSlotConfigSchema>>;
