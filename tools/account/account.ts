// `npm run account -- EMAIL` sets a new password for an account.
import { parseArgs } from 'node:util';
import { isEmailAddress } from '#content/rules/email-format.ts';
import { migrateIdentity } from '#services/identity/identity-tables.ts';
import { setPassword } from '#services/identity/set-password.ts';
import { openStore } from '../store/open-store.ts';
import { openAudit } from './open-audit.ts';

const usage = `Sets a new password for an account, shows it once, and ends all sessions of the account.

  npm run account -- EMAIL [--role reader|staff] [--create] [--data FOLDER]

  --role NAME      the new role of the account
  --create         creates the account if it does not exist
  --data FOLDER    the data folder (DATA_DIR, or "data"); DATABASE_URL chooses PostgreSQL instead

It can run while the server is running.
`;

const roles = ['reader', 'staff'] as const;

function fail(text: string): never {
  process.stderr.write(`${text}\n\n${usage}`);
  process.exit(1);
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    role: { type: 'string' },
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
const role = roles.find((name) => name === values.role);
if (values.role !== undefined && !role) fail('The role must be reader or staff.');

const store = await openStore(values.data).catch((error: unknown) =>
  fail(error instanceof Error ? error.message : String(error)),
);
const { db, place } = store;
try {
  // Opened first: nothing is changed if it cannot be recorded.
  const audit = await openAudit(store);
  await migrateIdentity(db);
  const create = values.create
    ? { username: email.split('@', 1)[0] ?? email, role: role ?? roles[0] }
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
  process.stdout.write(
    `${done.isNew ? 'New account' : 'Account'} ${email} (${done.role})\nPassword (shown only once): ${done.password}\n`,
  );
} finally {
  await db.close();
}
