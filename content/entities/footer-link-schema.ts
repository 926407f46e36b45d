import { z } from 'zod';
import type { DeepReadonly } from '../deep-readonly.ts';
import { footerColumnProblems } from '../rules/footer-columns.ts';
import { requiredText } from './config-fields.ts';
import { footerColumnNames } from './footer-link.ts';
import { routeParams } from './menu-item.ts';

export const footerLink = z.strictObject({
  translationKey: requiredText,
  /** A route name with parameters, or the key of a configured link. */
  to: z.union([
    z.strictObject({ route: requiredText, params: routeParams }),
    z.strictObject({ link: requiredText }),
  ]),
  external: z.boolean().optional(),
});
export type FooterLink = DeepReadonly<z.output<typeof footerLink>>;

export const footerColumns = z
  .array(
    z.strictObject({
      name: z.enum(footerColumnNames),
      titleKey: requiredText,
      links: z.array(footerLink),
    }),
  )
  .superRefine((columns, context) => {
    for (const message of footerColumnProblems(columns)) context.addIssue({ code: 'custom', message });
  });
export type FooterColumn = DeepReadonly<z.output<typeof footerColumns>>[number];
