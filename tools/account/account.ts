// `npm run account -- EMAIL` sets a new password for an account.
import { parseArgs } from 'node:util';
import { migrateApi } from '#api/migrate-api.ts';
import { saveMember } from '#api/rights/members.ts';
import type { ContentTables } from '#api/tables/content-tables.ts';
import { publication } from '#config';
import { isEmailAddress } from '#content/rules/email-format.ts';
import { rolesOf } from '#content/rules/rights/roles.ts';
import { announceAccessChange } from '#database/access-events.ts';
import type { Database } from '#database/connect.ts';
import { loadPublication } from '#server/boot/load-publication.ts';
import { migrateIdentity, type Role } from '#services/identity/identity-tables.ts';
import { setPassword } from '#services/identity/set-password.ts';
import { openStore } from '../store/open-store.ts';
import { openAudit } from './open-audit.ts';

const usage = `Sets a new password for an account, shows it once, and ends all sessions of the account.

  npm run account -- EMAIL [--role NAME] [--sections A,B] [--author ID] [--create] [--data FOLDER]

  --role NAME      the new role of the account: reader, staff, or one of the roles of neutron.config.ts
                   (writer, editor, owner …)
  --sections A,B   the sections and topics that the role is limited to
  --author ID      the author profile of this person
  --create         creates the account if it does not exist
  --data FOLDER    the data folder (DATA_DIR, or "data"); DATABASE_URL chooses PostgreSQL instead

It can run while the server is running.
`;

function fail(text: string): never {
  process.stderr.write(`${text}\n\n${usage}`);
  process.exit(1);
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    role: { type: 'string' },
    sections: { type: 'string' },
    author: { type: 'string' },
    create: { type: 'boolean', default: false },
    data: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});
const [email = ''] = positionals;
if (values.help) {
  process.stdout.write(usage);
  process.exit(0);
}
if (positionals.length !== 1 || !isEmailAddress(email)) fail('Give the email address of one account.');
const isPlain = values.role === undefined || values.role === 'reader' || values.role === 'staff';
const roles = rolesOf(loadPublication({ 'neutron.config.ts': publication }).roles);
if (!isPlain && !Object.hasOwn(roles, values.role ?? ''))
  fail(`The role must be reader, staff, or one of ${Object.keys(roles).join(', ')}.`);
if (isPlain && (values.sections !== undefined || values.author !== undefined))
  fail('--sections and --author need a --role other than reader and staff.');
/** The role of the account itself: every role of a newsroom is one of staff. */
const role: Role | undefined =
  values.role === undefined ? undefined : values.role === 'reader' ? 'reader' : 'staff';

/** The row of the role; an account of staff without one is an owner. */
async function saveRole(to: Database, sub: string, name: string): Promise<void> {
  await migrateApi(to);
  const sections = values.sections
    ?.split(',')
    .map((section) => section.trim())
    .filter(Boolean);
  await to.as<ContentTables>().transaction(async (trx) => {
    if (isPlain) await trx.deleteFrom('content_staff').where('sub', '=', sub).execute();
    else await saveMember(trx, { sub, role: name, sections, authorId: values.author }, Date.now());
    await announceAccessChange(trx, to.dialect, { sub, kind: 'rights changed', at: new Date() });
  });
}

const store = await openStore(values.data).catch((error: unknown) =>
  fail(error instanceof Error ? error.message : String(error)),
);
const { db, place } = store;
try {
  // Opened first: nothing is changed if it cannot be recorded.
  const audit = await openAudit(store);
  await migrateIdentity(db);
  const create = values.create
    ? { username: email.split('@', 1)[0] ?? email, role: role ?? 'reader' }
    : undefined;
  const done = await setPassword(db, { email, create, role });
  if (!done) fail(`There is no account ${email} in ${place}. Use --create to create it.`);
  const about = { user: done.sub };
  await audit.record({ what: done.isNew ? 'account created by command' : 'password set by command', about });
  if (done.role !== done.roleBefore)
    await audit.record({
      what: 'role changed',
      about,
      detail: { from: done.roleBefore ?? 'none', to: done.role },
    });
  if (values.role !== undefined) await saveRole(db, done.sub, values.role);
  process.stdout.write(
    `${done.isNew ? 'New account' : 'Account'} ${email} (${isPlain ? done.role : values.role})\nPassword (shown only once): ${done.password}\n`,
  );
} finally {
  await db.close();
}
