import { z } from 'zod';
import { rightNames } from '../rules/rights/rights.ts';
import { defaultRoles, ownerRole } from '../rules/rights/roles.ts';

const rightList = z.array(
  z.enum(rightNames, {
    error: ({ input }) => `${JSON.stringify(input)} is no right; the rights are ${rightNames.join(', ')}`,
  }),
);

/** What a publication changes of a role; a role that is not among the defaults is added. */
const roleChange = z
  .strictObject({
    /** No account can have the role. */
    isRemoved: z.literal(true).optional(),
    /** "Editors", for sentences such as "Editors can publish." */
    people: z.string().min(1).max(40).optional(),
    /** All rights of the role, instead of the default ones. */
    rights: rightList.optional(),
    /** Rights added to the default ones. */
    add: rightList.optional(),
    /** Rights taken away from the default ones. */
    remove: rightList.optional(),
  })
  .refine(({ rights, add, remove }) => !(rights && (add || remove)), {
    error: 'must have either rights, or add and remove',
  });

const roleName = z
  .string()
  .max(40)
  .regex(/^[a-z][a-z0-9-]*$/, 'must be lowercase letters, digits and dashes');

/** The key `roles` of a configuration. */
export const rolesSchema = z.record(roleName, roleChange).superRefine((changes, context) => {
  const reject = (role: string, message: string) =>
    context.addIssue({ code: 'custom', path: [role], message });
  for (const [role, change] of Object.entries(changes)) {
    const isKnown = Object.hasOwn(defaultRoles, role);
    if (role === ownerRole) reject(role, 'cannot be changed: owners have every right');
    else if (!isKnown && (change.isRemoved || !change.rights))
      reject(role, 'is no default role: a role of your own needs its rights');
  }
});
