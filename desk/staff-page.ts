import type { Staff } from '#platform/staff.ts';
import { staffDocument, staffHeaders, staffPolicy } from './document/staff-document.ts';

/** A page below `/desk/`. The server calls it only for staff; `staff` is who makes the request. */
export type StaffPage = (request: Request, staff: Staff) => Promise<Response>;

interface StaffResponseOptions {
  status?: number;
  headers?: Readonly<Record<string, string>>;
  /** The menu entry the page belongs to, where its title is another. */
  menuItem?: string;
}

/** A whole staff page around a body of finished HTML. */
export function staffResponse(
  title: string,
  body: string,
  { status = 200, headers = {}, menuItem = title }: StaffResponseOptions = {},
): Response {
  return new Response(staffDocument(title, body, menuItem), {
    status,
    headers: { ...staffHeaders, 'content-security-policy': staffPolicy, ...headers },
  });
}
