import type { Colleague } from '#content/calls/desk.ts';
import { NeutronError } from '#content/errors.ts';
import { ownerRole } from '#content/rules/rights/roles.ts';
import type { HandlerDeps } from '../handler.ts';

/** Members of staff, by name: those with a role, and accounts of staff without one, who are owners. */
export async function listColleagues({
  db,
  staffAccounts,
}: Pick<HandlerDeps, 'db' | 'staffAccounts'>): Promise<Colleague[]> {
  const accounts = new Map((await staffAccounts?.list())?.map((account) => [account.sub, account]));
  const rows = await db.kysely.selectFrom('content_staff').select(['sub', 'role', 'removed_at']).execute();
  const known = new Map(rows.map((row) => [row.sub, row]));
  return [...new Set([...accounts.keys(), ...known.keys()])]
    .filter((sub) => (known.get(sub)?.removed_at ?? null) === null)
    .map((sub) => {
      const name = accounts.get(sub)?.name;
      return { sub, ...(name ? { name } : {}), role: known.get(sub)?.role ?? ownerRole };
    })
    .sort((a, b) => (a.name ?? a.sub).localeCompare(b.name ?? b.sub, 'en'));
}

/** Work is assigned to members of staff; the caller may always take it. */
export async function checkAssignee(
  assignee: string,
  deps: Pick<HandlerDeps, 'db' | 'staffAccounts' | 'staff'>,
): Promise<void> {
  if (assignee === deps.staff?.sub) return;
  const colleagues = await listColleagues(deps);
  if (colleagues.some(({ sub }) => sub === assignee)) return;
  throw new NeutronError('reference_unknown', {
    field: 'assignee',
    message: 'There is no such member of staff',
  });
}
