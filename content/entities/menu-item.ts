import { z } from 'zod';
import type { DeepReadonly } from '../deep-readonly.ts';
import { trackingNameOf } from '../rules/tracking-name.ts';
import { pathOrUrl, requiredText, slug } from './config-fields.ts';

export const routeParams = z.record(z.string(), z.string()).optional();

const linkText = requiredText.max(80).regex(/^\P{Cc}*$/u, 'must be one line');

const fields = {
  linkText,
  topicSlug: slug.optional(),
  /** A route name with parameters; `linkUrl` is for addresses that are no route of the site. */
  route: z.strictObject({ name: requiredText, params: routeParams }).optional(),
  linkUrl: pathOrUrl.max(500).optional(),
  activePage: requiredText.optional(),
  primary: z.boolean().optional(),
  class: requiredText.optional(),
  /** The name in events and in the document; made from the text by default. */
  trackingName: requiredText.regex(/^\S+$/, 'must have no spaces').max(80).optional(),
  icon: requiredText.optional(),
  hideText: z.boolean().optional(),
  clickToOpen: z.boolean().optional(),
  data: z.strictObject({ edition: z.strictObject({ code: requiredText }) }).optional(),
  /** The shelf section: it owns the color line. */
  sections: z.array(slug).max(10).optional(),
};

/** A menu of the header; without `subNav` it is a plain link. */
const menuItem = z.strictObject({
  ...fields,
  mainTopic: z.strictObject({ linkText }).optional(),
  subNav: z
    .array(
      z.strictObject({
        label: linkText.optional(),
        /** How many columns of the menu panel the group fills. */
        size: z.number().int().min(1).max(12),
        items: z.array(z.strictObject(fields)).max(40),
      }),
    )
    .max(12)
    .optional(),
});
export type MenuItem = DeepReadonly<z.output<typeof menuItem>>;

/** The menus of the header: the menu bar, and what does not fit into it. */
export const menus = z
  .strictObject({ shelf: z.array(menuItem).max(20), more: menuItem })
  .superRefine(({ shelf, more }, context) => {
    const seen = new Set([trackingNameOf(more)]);
    for (const [index, item] of shelf.entries()) {
      const name = trackingNameOf(item);
      if (seen.has(name))
        context.addIssue({
          code: 'custom',
          path: ['shelf', index, 'linkText'],
          message: `is named twice: ${item.linkText}`,
        });
      seen.add(name);
    }
  });
export type Menus = DeepReadonly<z.output<typeof menus>>;
