import type { Role } from './identity-tables.ts';

const day = 86_400_000;
const longest: Readonly<Record<Role, number>> = { reader: 90 * day, staff: 7 * day };

/** When a session ends that is used now: after its idle time, and so long after the sign-in however much it is used. */
export const sessionEnd = (given: { role: Role; signedInAt: number; now: number; idle: number }): number =>
  Math.min(given.now + given.idle, given.signedInAt + longest[given.role]);
