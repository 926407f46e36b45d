import { z } from 'zod';
import type { DeepReadonly } from '../deep-readonly.ts';
import { pathOrUrl, requiredText, slug } from './config-fields.ts';

export const routeParams = z.record(z.string(), z.string()).optional();

/** A menu entry of the header. */
export const menuItem = z.strictObject({
  linkText: requiredText,
  mainTopic: z.strictObject({ linkText: requiredText }).optional(),
  topicSlug: slug.optional(),
  /** A route name with parameters; `linkUrl` is for addresses that are no route of the site. */
  route: z.strictObject({ name: requiredText, params: routeParams }).optional(),
  linkUrl: pathOrUrl.optional(),
  activePage: requiredText.optional(),
  primary: z.boolean().optional(),
  class: requiredText.optional(),
  trackingName: requiredText,
  icon: requiredText.optional(),
  hideText: z.boolean().optional(),
  clickToOpen: z.boolean().optional(),
  data: z.strictObject({ edition: z.strictObject({ code: requiredText }) }).optional(),
  get subNav() {
    return z
      .array(
        z.strictObject({
          label: requiredText.optional(),
          /** How many columns of the menu panel the group fills. */
          size: z.number().int().min(1).max(12),
          items: z.array(menuItem),
        }),
      )
      .optional();
  },
  /** The shelf section: it owns the color line. */
  sections: z.array(slug).optional(),
});
export type MenuItem = DeepReadonly<z.output<typeof menuItem>>;
