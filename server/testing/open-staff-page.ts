import type { StaffPage } from '#desk/staff-page.ts';
import { staffRoute } from '../desk/mount-desk.ts';
import type { Handler } from '../edge/http/request-context.ts';
import { authenticateStaff } from '../edge/staff-auth.ts';

/** A staff page behind its authentication, without accounts. Tests only. */
export function openStaffPage(
  page: StaffPage,
  options: { staffToken: string; origin: string; acceptsForms?: boolean; isOpenLocally?: boolean },
): Handler {
  const { staffToken, origin, acceptsForms = false, isOpenLocally = false } = options;
  const route = staffRoute({ page, acceptsForms, origin });
  return authenticateStaff(route, 'pages', {
    identity: undefined,
    staff: undefined,
    staffToken,
    isOpenLocally,
    needsTwoFactors: false,
  }).handler;
}
