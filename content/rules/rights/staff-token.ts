import { type Staff, staffTokenSub } from '#platform/staff.ts';
import { rightNames } from './rights.ts';
import { ownerRole } from './roles.ts';

/** Who uses the staff token of the installation: a service account with every right. */
export const staffTokenHolder: Staff = {
  sub: staffTokenSub,
  name: staffTokenSub,
  role: ownerRole,
  rights: rightNames,
};
