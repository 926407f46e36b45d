import { mayDo, withoutRight } from '#content/rules/rights/may-do.ts';
import type { RightName } from '#content/rules/rights/rights.ts';
import { escapeText } from '#platform/escape-html.ts';
import type { Staff } from '#platform/staff.ts';
import { staffDocument, staffHeaders, staffPolicy } from './document/staff-document.ts';

/** A page below `/desk/`. The server calls it only for staff; `staff` is who makes the request. */
export type StaffPage = (request: Request, staff: Staff) => Promise<Response>;

/** The page for those who have the right; the others learn who has it. */
export function withRight(right: RightName, page: StaffPage): StaffPage {
  return async (request, staff) => {
    const verdict = mayDo(staff, right);
    if (verdict.ok) return page(request, staff);
    const text = `<p>${escapeText(verdict.message)} The right is called <code>${right}</code>.</p>
<p>${withoutRight(right)}</p><p><a href="/desk/">Back to the desk</a></p>`;
    return staffResponse('You cannot open this page', text, { status: 403 });
  };
}

interface StaffResponseOptions {
  status?: number;
  headers?: Readonly<Record<string, string>>;
  /** The menu entry the page belongs to, where its title is another. */
  menuItem?: string;
  /** False where no page of the menu would open. */
  hasMenu?: boolean;
}

/** A whole staff page around a body of finished HTML. */
export function staffResponse(
  title: string,
  body: string,
  { status = 200, headers = {}, menuItem = title, hasMenu = true }: StaffResponseOptions = {},
): Response {
  return new Response(staffDocument(title, body, hasMenu ? menuItem : null), {
    status,
    headers: { ...staffHeaders, 'content-security-policy': staffPolicy, ...headers },
  });
}
