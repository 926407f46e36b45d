import type { Selectable } from 'kysely';
import { rightNames } from '#content/rules/rights/rights.ts';
import { ownerRole, type Roles } from '#content/rules/rights/roles.ts';
import { staffTokenHolder } from '#content/rules/rights/staff-token.ts';
import { isServiceSub, type Staff, serviceName, serviceSub, staffTokenSub } from '#platform/staff.ts';
import type { ContentDb } from '../store/content-db.ts';
import type { ContentTables } from '../tables/content-tables.ts';
import { serviceTokenPrefix, tokenDigest } from './service-token.ts';
import type { StaffAccounts } from './staff-accounts.ts';

type MemberRow = Selectable<ContentTables['content_staff']>;
type ServiceRow = Selectable<ContentTables['content_service_accounts']>;

export const getMemberRow = (db: ContentDb, sub: string): Promise<MemberRow | undefined> =>
  db.selectFrom('content_staff').selectAll().where('sub', '=', sub).executeTakeFirst();

export const sectionsIn = (sections: string | null): string[] | undefined =>
  sections === null ? undefined : (JSON.parse(sections) as string[]);

/** A role that the configuration no longer has gives no right. */
const rightsOf = (role: string, roles: Roles) =>
  Object.hasOwn(roles, role) ? (roles[role]?.rights ?? []) : [];

/**
 * An account as a member of staff, read with every request, so that a change counts at once. An account of staff without
 * a row is an owner: installations from before there were roles keep their staff.
 */
export async function getStaff(
  db: ContentDb,
  account: { sub: string; name?: string | undefined; isStaff: boolean },
  roles: Roles,
): Promise<Staff | undefined> {
  const { sub, name, isStaff } = account;
  const row = await getMemberRow(db, sub);
  if (!row) return isStaff ? { sub, name, role: ownerRole, rights: rightNames } : undefined;
  if (row.removed_at !== null) return { sub, name, role: 'none', rights: [] };
  return {
    sub,
    name,
    role: row.role,
    rights: rightsOf(row.role, roles),
    sections: sectionsIn(row.sections),
    authorId: row.author_id ?? undefined,
  };
}

/** The service account of a token; undefined if there is none or it has expired. */
export async function getServiceAccount(
  db: ContentDb,
  token: string,
  roles: Roles,
  now: number,
): Promise<Staff | undefined> {
  if (!token.startsWith(serviceTokenPrefix)) return undefined;
  const row = await db
    .selectFrom('content_service_accounts')
    .selectAll()
    .where('digest', '=', tokenDigest(token))
    .executeTakeFirst();
  return row && serviceStaff(row, roles, now);
}

export const getServiceRow = (db: ContentDb, name: string): Promise<ServiceRow | undefined> =>
  db.selectFrom('content_service_accounts').selectAll().where('name', '=', name).executeTakeFirst();

function serviceStaff(row: ServiceRow, roles: Roles, now: number): Staff | undefined {
  if (row.expires_at !== null && Number(row.expires_at) <= now) return undefined;
  const rights = rightsOf(row.role, roles);
  return {
    sub: serviceSub(row.name),
    name: row.name,
    role: row.role,
    rights,
    sections: sectionsIn(row.sections),
  };
}

interface PresentStaffFacts {
  roles: Roles;
  now: number;
  staffAccounts?: StaffAccounts | undefined;
}

/**
 * An account with the rights that it has now, by its id alone: for what it made or opened earlier. Undefined once the
 * account, or the session if one is given, has ended.
 */
export async function getPresentStaff(
  db: ContentDb,
  { sub, session }: { sub: string; session?: string | undefined },
  { roles, now, staffAccounts }: PresentStaffFacts,
): Promise<Staff | undefined> {
  if (sub === staffTokenSub) return staffTokenHolder;
  if (isServiceSub(sub)) {
    const row = await getServiceRow(db, serviceName(sub));
    return row && serviceStaff(row, roles, now);
  }
  if (staffAccounts && !(await staffAccounts.isOpen(sub, session))) return undefined;
  return getStaff(db, { sub, isStaff: true }, roles);
}

/** What a command and a call write. */
export async function saveMember(
  db: ContentDb,
  given: {
    sub: string;
    role: string;
    sections?: readonly string[] | undefined;
    authorId?: string | undefined;
  },
  now: number,
): Promise<void> {
  const values = {
    role: given.role,
    sections: given.sections ? JSON.stringify(given.sections) : null,
    author_id: given.authorId ?? null,
    saved_at: now,
    removed_at: null,
  };
  await db
    .insertInto('content_staff')
    .values({ sub: given.sub, ...values })
    .onConflict((conflict) => conflict.column('sub').doUpdateSet(values))
    .execute();
}
