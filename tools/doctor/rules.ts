import { starterTexts } from '#content/texts/starter-texts.ts';
import type { Environment } from '#server/boot/environment.ts';
import { storeMigrations, unknownMigration } from '../backup/store-migrations.ts';
import { type Finding, good, note, problem } from './finding.ts';

const isLocal = (url: string) => /^(localhost|127\.|\[::1\])/.test(new URL(url).host);

/** How readers reach the site. */
export function addressFindings({
  SITE_URL,
  TRUSTED_PROXIES,
}: Pick<Environment, 'SITE_URL' | 'TRUSTED_PROXIES'>): Finding[] {
  const part = 'address';
  if (isLocal(SITE_URL))
    return [
      note(
        part,
        `links lead to ${SITE_URL}, which other machines do not reach`,
        'Set SITE_URL to the public address before you go live.',
      ),
    ];
  const isSecure = SITE_URL.startsWith('https://');
  return [
    isSecure
      ? good(part, SITE_URL)
      : problem(
          part,
          `${SITE_URL} is not encrypted: passwords can be read on the way`,
          'Serve it over https and set SITE_URL to the https address; deploy with a proxy that does it.',
        ),
    ...(isSecure && TRUSTED_PROXIES.isEmpty
      ? [
          note(
            'proxy',
            'no proxy is trusted: if one stands in front, all its readers count as one and are limited together',
            'Set TRUSTED_PROXIES to its address or network.',
          ),
        ]
      : []),
  ];
}

export function mailFinding({
  SMTP_URL,
  MAIL_FROM,
  SITE_URL,
}: Pick<Environment, 'SMTP_URL' | 'MAIL_FROM' | 'SITE_URL'>): Finding | undefined {
  if (!SMTP_URL)
    return note(
      'mail',
      'e-mail is not sent: accounts cannot be verified and newsletters stay in the queue at /desk/mailbox/',
      'Set SMTP_URL to your mail server.',
    );
  return MAIL_FROM
    ? undefined
    : note(
        'mail sender',
        `e-mail comes from no-reply@${new URL(SITE_URL).hostname}`,
        'Set MAIL_FROM if your mail server sends for another address.',
      );
}

/** Secrets are for the user that runs the server. */
export function secretsFinding(mode: number | undefined): Finding {
  const part = 'secrets';
  if (mode === undefined) return good(part, 'none yet; the first start makes them');
  return (mode & 0o077) === 0
    ? good(part, 'only their owner can read them')
    : problem(part, 'other users of this machine can read secrets.json', 'Run chmod 600 on it.');
}

const gigabyte = 1e9;

export function diskFinding(freeBytes: number): Finding {
  const part = 'disk';
  const text = `${(freeBytes / gigabyte).toFixed(1)} GB free for the data folder`;
  if (freeBytes < gigabyte / 5) return problem(part, text, 'Free space: without it nothing can be saved.');
  return freeBytes < 2 * gigabyte
    ? note(part, text, 'Free space soon: resized pictures alone may take IMAGE_CACHE_MB.')
    : good(part, text);
}

/** Whether this version fits the tables of the store. */
export function migrationsFinding(recorded: readonly { service: string; name: string }[]): Finding {
  const part = 'tables';
  const unknown = unknownMigration(recorded);
  if (unknown)
    return problem(
      part,
      `a newer Neutron wrote them (${unknown})`,
      'Run that version, or restore a backup of before the upgrade.',
    );
  if (recorded.length === 0) return good(part, 'none yet; the first start makes them');
  const done = new Set(recorded.map(({ service, name }) => `${service}/${name}`));
  const missing = Object.entries(storeMigrations).flatMap(([service, migrations]) =>
    migrations.map(({ name }) => `${service}/${name}`).filter((name) => !done.has(name)),
  );
  return missing.length === 0
    ? good(part, 'as this version needs them')
    : note(
        part,
        `${missing.length} ${missing.length === 1 ? 'change is' : 'changes are'} waiting`,
        'Back up (npm run backup), then start the server: it migrates by itself.',
      );
}

/** Policies and pages about the publisher that are not confirmed: readers see a notice in their place. */
export function textsFindings(stored: ReadonlySet<string> | undefined): Finding[] {
  if (!stored) return [];
  const open = [...starterTexts.keys()].filter((id) => !stored.has(id));
  if (open.length === 0) return [good('texts', 'all policies are confirmed')];
  return [
    note(
      'texts',
      `not confirmed: ${open.join(', ')}`,
      'Read each with npm run manage -- texts get ID, then confirm it or write your own.',
    ),
  ];
}
