import type { Staff } from '#platform/staff.ts';
import { type RightName, rights } from './rights.ts';
import { defaultRoles, ownerRole, type Roles } from './roles.ts';

/** What a right is used on. Facts that are not known are left out; a story without a section is in none. */
export interface Subject {
  /** The `sub` of the account that created the story. */
  createdBy?: string | null | undefined;
  /** The `sub` of the account that works on the story. */
  assignee?: string | null | undefined;
  /** The slugs of the sections the story belongs to. */
  sections?: readonly string[] | undefined;
}

export type Verdict =
  | { ok: true }
  /** The right that is missing, and a sentence that says who has it. */
  | { ok: false; right: RightName; message: string };

export type MissingRight = Extract<Verdict, { ok: false }>;

/** Rights that a limit to sections applies to. */
const limitedToSections: ReadonlySet<RightName> = new Set([
  'edit-all',
  'publish',
  'schedule',
  'delete',
  'see-embargoed',
  'override-checks',
]);

/**
 * Whether a member of staff may do something, or the right they lack and who has it.
 * @example
 * mayDo(staff, 'publish', { sections: ['security'] }); // { ok: false, right: 'publish', message: 'Editors can publish.' }
 */
export function mayDo(
  staff: Pick<Staff, 'sub' | 'rights' | 'sections'>,
  right: RightName,
  subject?: Subject,
  roles: Roles = defaultRoles,
): Verdict {
  if (!hasRight(staff, right)) return { ok: false, right, message: whoCan(right, roles) };
  if (!subject || !staff.sections || !limitedToSections.has(right)) return { ok: true };
  const { sections } = staff;
  if (subject.sections?.some((section) => sections.includes(section))) return { ok: true };
  const own = sections.length === 0 ? 'no section' : sections.join(', ');
  return { ok: false, right, message: `You can ${rights[right]} in ${own} only. ${whoCan(right, roles)}` };
}

export const hasRight = (staff: Pick<Staff, 'rights'>, right: RightName): boolean =>
  staff.rights.includes(right);

/** Whether the story is theirs: they created it, or it is assigned to them. */
export const isOwn = (staff: Pick<Staff, 'sub'>, subject: Subject): boolean =>
  subject.createdBy === staff.sub || subject.assignee === staff.sub;

/** "Editors, producers and owners can publish." */
export function whoCan(right: RightName, roles: Roles = defaultRoles): string {
  const people = Object.values(roles)
    .filter((role) => role.rights.includes(right))
    .map((role) => role.people);
  // Owners can do everything: they are named only where no other role has the right.
  const named = people.length > 1 ? people.filter((name) => name !== roles[ownerRole]?.people) : people;
  const lower = named.map((name, index) => (index === 0 ? name : name.toLowerCase()));
  const last = lower.pop() ?? 'Owners';
  return `${lower.length > 0 ? `${lower.join(', ')} and ${last}` : last} can ${rights[right]}.`;
}

/** What to do without a right; it follows the sentence that says who has it. */
export function withoutRight(right: RightName): string {
  if (right === 'see-own') return 'Ask an owner to give your account a role.';
  // What is assigned to an account is theirs like a story of their own.
  const help = right === 'see-all' || right === 'edit-all' ? ' to assign the story to you' : '';
  return `Ask one of them${help}, or ask an owner for the right.`;
}
