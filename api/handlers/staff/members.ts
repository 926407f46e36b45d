import type * as calls from '#content/calls/members.ts';
import { NeutronError } from '#content/errors.ts';
import { whoCan } from '#content/rules/rights/may-do.ts';
import type { RightName } from '#content/rules/rights/rights.ts';
import { ownerRole } from '#content/rules/rights/roles.ts';
import { announceAccessChange } from '#database/access-events.ts';
import { serviceSub } from '#platform/staff.ts';
import type { Handler, HandlerDeps } from '../../handler.ts';
import { enveloped } from '../../present/envelope.ts';
import { endLinksOf } from '../../previews/preview-links.ts';
import { requireRight } from '../../rights/check-story.ts';
import { getMemberRow, getServiceRow, saveMember, sectionsIn } from '../../rights/members.ts';
import { newServiceToken, tokenDigest } from '../../rights/service-token.ts';
import type { StaffAccount } from '../../rights/staff-accounts.ts';
import type { ContentTransaction } from '../../store/content-db.ts';

export const getMe: Handler<typeof calls.getMe> = async (_input, { staff, staffAccounts }) => {
  if (!staff) throw new NeutronError('token_missing');
  const { sub, name, role, rights, sections, authorId } = staff;
  const account = await staffAccounts?.find(sub);
  return {
    answer: enveloped({
      sub,
      name: name ?? account?.name,
      role,
      rights: [...rights] as RightName[],
      sections: sections && [...sections],
      authorId,
      hasSecondFactor: account?.hasSecondFactor ?? false,
    }),
  };
};

type MemberRow = NonNullable<Awaited<ReturnType<typeof getMemberRow>>>;

const presentMember = (
  sub: string,
  row: MemberRow | undefined,
  account: StaffAccount | undefined,
): calls.Member => ({
  sub,
  name: account?.name,
  email: account?.email,
  role: row?.role ?? ownerRole,
  sections: row && sectionsIn(row.sections),
  authorId: row?.author_id ?? undefined,
  hasSecondFactor: account?.hasSecondFactor ?? false,
  isUnassigned: row === undefined,
});

export const listMembers: Handler<typeof calls.listMembers> = async (_input, { db, staffAccounts }) => {
  const accounts = new Map((await staffAccounts?.list())?.map((account) => [account.sub, account]));
  const rows = await db.kysely.selectFrom('content_staff').selectAll().execute();
  const known = new Map(rows.map((row) => [row.sub, row]));
  const subs = [...new Set([...accounts.keys(), ...known.keys()])];
  const items = subs
    .filter((sub) => (known.get(sub)?.removed_at ?? null) === null)
    .map((sub) => presentMember(sub, known.get(sub), accounts.get(sub)))
    .sort((a, b) => (a.name ?? a.sub).localeCompare(b.name ?? b.sub, 'en'));
  return { answer: enveloped({ items }) };
};

export const putMember: Handler<typeof calls.putMember> = async ({ params: { sub }, body }, deps) => {
  rejectOwn(sub, deps);
  rejectRole(body.role, deps);
  rejectOutside(body.sections, deps);
  const present = await getMemberRow(deps.db.kysely, sub);
  // A reader who becomes a member has no rights yet; an account of staff without a row is an owner.
  if (present ? present.removed_at === null : await isStaffAccount(sub, deps))
    rejectPresent(present ?? ownerOfAll, deps);
  const { authorId } = body;
  if (authorId && !deps.context.generation.directory.authors.has(authorId))
    throw new NeutronError('reference_unknown', { field: 'authorId', message: 'There is no such author' });
  const account = await findAccount(sub, deps);
  await deps.db.transaction(async (trx) => {
    await saveMember(trx, { sub, ...body }, deps.now().getTime());
    await announceRights(trx, sub, deps);
  });
  await deps.staffAccounts?.setStaff(sub, true);
  deps.onCommit();
  return { answer: enveloped(presentMember(sub, await getMemberRow(deps.db.kysely, sub), account)) };
};

export const deleteMember: Handler<typeof calls.deleteMember> = async ({ params: { sub } }, deps) => {
  rejectOwn(sub, deps);
  const row = await getMemberRow(deps.db.kysely, sub);
  if (row ? row.removed_at !== null : deps.staffAccounts === undefined)
    throw new NeutronError('not_found', { field: 'sub' });
  if (!row) await findAccount(sub, deps);
  rejectPresent(row ?? ownerOfAll, deps);
  const at = deps.now().getTime();
  await deps.db.transaction(async (trx) => {
    await saveMember(trx, { sub, role: row?.role ?? ownerRole }, at);
    await trx.updateTable('content_staff').set({ removed_at: at }).where('sub', '=', sub).execute();
    await endLinksOf(trx, sub, at);
    await announceRights(trx, sub, deps);
  });
  await deps.staffAccounts?.setStaff(sub, false);
  deps.onCommit();
  return { answer: enveloped({ sub }) };
};

/** Event streams have the rights they began with: those of this account end, in every process. */
const announceRights = (trx: ContentTransaction, sub: string, { db, now }: HandlerDeps): Promise<void> =>
  announceAccessChange(trx, db.dialect, { sub, kind: 'rights changed', at: now() });

async function findAccount(sub: string, { staffAccounts }: HandlerDeps): Promise<StaffAccount | undefined> {
  const account = await staffAccounts?.find(sub);
  if (staffAccounts && !account) throw new NeutronError('not_found', { field: 'sub' });
  return account;
}

/** An owner who demotes their own account by mistake could not undo it. */
function rejectOwn(sub: string, { staff }: HandlerDeps): void {
  if (sub === staff?.sub)
    throw new NeutronError('state_conflict', {
      field: 'sub',
      message: 'Another owner has to change your role',
    });
}

/** A role must exist, and an account neither gives nor takes a right that it does not have. */
function rejectRole(role: string, deps: HandlerDeps): void {
  const found = Object.hasOwn(deps.roles, role) ? deps.roles[role] : undefined;
  if (!found)
    throw new NeutronError('reference_unknown', {
      field: 'role',
      message: `There is no role ${role}; the roles are ${Object.keys(deps.roles).join(', ')}`,
    });
  for (const right of found.rights) requireRight(right, deps);
}

/** A limit to sections holds for what an account gives and takes, too. */
function rejectOutside(sections: readonly string[] | undefined, { staff, roles }: HandlerDeps): void {
  const own = staff?.sections;
  if (!own || sections?.every((section) => own.includes(section))) return;
  throw new NeutronError('right_missing', {
    right: 'manage-members',
    message: `You can manage members of ${own.join(', ') || 'no section'} only. ${whoCan('manage-members', roles)}`,
  });
}

/** An account without a row: an owner, of every section. */
const ownerOfAll = { role: ownerRole, sections: null };

/** Nothing is taken from an account that the caller could not give to it. A role that no longer exists has no rights. */
function rejectPresent(
  { role, sections }: { role: string; sections: string | null },
  deps: HandlerDeps,
): void {
  if (Object.hasOwn(deps.roles, role)) rejectRole(role, deps);
  rejectOutside(sectionsIn(sections), deps);
}

const isStaffAccount = async (sub: string, { staffAccounts }: HandlerDeps): Promise<boolean> =>
  (await staffAccounts?.list())?.some((account) => account.sub === sub) ?? false;

const iso = (time: number) => new Date(Number(time)).toISOString();

interface ServiceRow {
  name: string;
  role: string;
  sections: string | null;
  created_at: number;
  expires_at: number | null;
}
const presentService = (row: ServiceRow): calls.ServiceAccount => ({
  name: row.name,
  role: row.role,
  sections: sectionsIn(row.sections),
  createdAt: iso(row.created_at),
  expiresAt: row.expires_at === null ? undefined : iso(row.expires_at),
});

export const listServiceAccounts: Handler<typeof calls.listServiceAccounts> = async (_input, { db }) => {
  const rows = await db.kysely.selectFrom('content_service_accounts').selectAll().orderBy('name').execute();
  return { answer: enveloped({ items: rows.map(presentService) }) };
};

export const createServiceAccount: Handler<typeof calls.createServiceAccount> = async ({ body }, deps) => {
  rejectRole(body.role, deps);
  rejectOutside(body.sections, deps);
  const now = deps.now().getTime();
  const expires = body.expiresAt === undefined ? null : Date.parse(body.expiresAt);
  if (expires !== null && expires <= now)
    throw new NeutronError('bad_body', { field: 'expiresAt', message: 'expiresAt must be in the future' });
  const token = newServiceToken();
  const row = {
    name: body.name,
    digest: tokenDigest(token),
    role: body.role,
    sections: body.sections ? JSON.stringify(body.sections) : null,
    created_at: now,
    created_by: deps.staff?.sub ?? '',
    expires_at: expires,
  };
  const added = await deps.db.kysely
    .insertInto('content_service_accounts')
    .values(row)
    .onConflict((conflict) => conflict.column('name').doNothing())
    .returning('name')
    .executeTakeFirst();
  if (!added)
    throw new NeutronError('state_conflict', {
      field: 'name',
      message: 'Another service account has this name',
    });
  return { answer: enveloped({ ...presentService(row), token }) };
};

export const deleteServiceAccount: Handler<typeof calls.deleteServiceAccount> = async ({ params }, deps) => {
  const sub = serviceSub(params.name);
  await deps.db.transaction(async (trx) => {
    const present = await getServiceRow(trx, params.name);
    if (!present) throw new NeutronError('not_found', { field: 'name' });
    rejectPresent(present, deps);
    await trx.deleteFrom('content_service_accounts').where('name', '=', params.name).execute();
    await endLinksOf(trx, sub, deps.now().getTime());
    await announceRights(trx, sub, deps);
  });
  deps.onCommit();
  return { answer: enveloped({ name: params.name }) };
};
