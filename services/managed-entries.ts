import { z } from 'zod';
import { NeutronError } from '#content/errors.ts';
import { mayDo } from '#content/rules/rights/may-do.ts';
import type { RightName } from '#content/rules/rights/rights.ts';
import type { Database } from '#database/connect.ts';
import { type EntryVersion, entryVersionsIn, versionAfter } from '#database/entry-versions.ts';
import { takeSlot } from '#database/outbox.ts';
import type { Staff } from '#platform/staff.ts';
import type { ServiceEndpoint } from './service.ts';
import { createServiceApp, jsonBody, privateJson, type ServiceContext } from './service-app.ts';

interface ManagedEntriesOptions<Entry> {
  db: Database;
  /** The site's identifier, part of the path. */
  site: string;
  /** The service's table of versions. */
  table: string;
  /** As in the path: `line-items`. */
  kind: string;
  /** For people: `line item`. */
  label: string;
  /** What staff need to save and remove entries. */
  right: RightName;
  id: z.ZodType<string>;
  /** Entries that came with the data folder: they count until one of the same id is saved or removed. */
  loaded(): ReadonlyMap<string, Entry>;
  /** The entry as it is stored, without its id in the body; throws if it breaks a rule. */
  read(id: string, value: unknown, others: ReadonlyMap<string, Entry>): Entry;
  onChange(): Promise<void>;
  audit(event: { who: string; what: string; about: string }): Promise<void>;
  now(): number;
}

export interface ManagedEntries<Entry> {
  routes: readonly ServiceEndpoint[];
  /** What counts now: loaded entries and saved ones. */
  current(): Promise<Map<string, Entry>>;
  /** How often entries were saved or removed, and when last. */
  saved(): Promise<{ count: number; lastAt: number | undefined }>;
}

const putBody = z.strictObject({
  entry: z.record(z.string(), z.unknown()),
  baseVersion: z.number().int().nonnegative().default(0),
});

/** The calls of `/api/neutron/manage/{site}/{kind}` for entries that a service owns (decision 0151). */
export function createManagedEntries<Entry>(options: ManagedEntriesOptions<Entry>): ManagedEntries<Entry> {
  const { db, kind, label } = options;
  const versions = entryVersionsIn(options.table);
  const path = `/api/neutron/manage/${options.site}/${kind}`;

  async function stored(trx: unknown): Promise<Map<string, { entry: Entry; version: EntryVersion }>> {
    const newest = await versions.newest(trx, kind);
    const found = new Map<string, { entry: Entry; version: EntryVersion }>();
    for (const [id, entry] of options.loaded())
      if (!newest.has(id)) found.set(id, { entry, version: versionAfter(undefined, JSON.stringify(entry)) });
    for (const [id, version] of newest)
      if (version.doc !== null) found.set(id, { entry: JSON.parse(version.doc) as Entry, version });
    return found;
  }

  async function write(
    context: ServiceContext,
    how: 'saved' | 'removed',
    work: (trx: unknown, id: string, staff: Staff) => Promise<{ entry: Entry; version: EntryVersion }>,
  ): Promise<Response> {
    const staff = requireStaff(context, options.right);
    const id = context.req.param('id') ?? '';
    const made = await db.transaction(async (trx) => {
      await takeSlot(trx, db.dialect);
      return work(trx, id, staff);
    });
    await options.onChange();
    await options.audit({ who: staff.sub, what: `${label} ${how}`, about: `${label} ${id}` });
    return privateJson({ data: present(id, made), meta: {}, links: {} });
  }

  const saved = (doc: string | null, { sub }: Staff) => ({ doc, savedAt: options.now(), savedBy: sub });

  async function put(context: ServiceContext): Promise<Response> {
    requireStaff(context, 'see-own');
    const body = putBody.safeParse(await jsonBody(context));
    if (!body.success) throw badBody(body.error);
    return write(context, 'saved', async (trx, id, staff) => {
      const all = await stored(trx);
      const before = all.get(id);
      if (!before) rejectId(options.id, id);
      rejectOutdated(before?.version.version ?? 0, body.data.baseVersion);
      const others = new Map(
        [...all].filter(([other]) => other !== id).map(([other, { entry }]) => [other, entry]),
      );
      const entry = options.read(id, body.data.entry, others);
      const current = before?.version ?? (await versions.current(trx, kind, id, undefined));
      return {
        entry,
        version: await versions.add(trx, kind, id, current, saved(JSON.stringify(entry), staff)),
      };
    });
  }

  const remove = (context: ServiceContext): Promise<Response> =>
    write(context, 'removed', async (trx, id, staff) => {
      const before = (await stored(trx)).get(id);
      if (!before) throw new NeutronError('not_found', { field: 'id' });
      const base = context.req.query('baseVersion');
      if (base !== undefined) rejectOutdated(before.version.version, Number(base));
      await versions.add(trx, kind, id, before.version, saved(null, staff));
      return before;
    });

  async function list(context: ServiceContext): Promise<Response> {
    requireStaff(context, 'see-own');
    const items = [...(await stored(db.kysely))].map(([id, found]) => present(id, found));
    return privateJson({ data: { items }, meta: {}, links: {} });
  }

  async function get(context: ServiceContext): Promise<Response> {
    requireStaff(context, 'see-own');
    const id = context.req.param('id') ?? '';
    const found = (await stored(db.kysely)).get(id);
    if (!found) throw new NeutronError('not_found', { field: 'id' });
    return privateJson({ data: present(id, found), meta: {}, links: {} });
  }

  async function listVersions(context: ServiceContext): Promise<Response> {
    requireStaff(context, 'see-own');
    const id = context.req.param('id') ?? '';
    const current = (await stored(db.kysely)).get(id);
    const all = await versions.all(db.kysely, kind, id);
    const found = all.length > 0 || !current ? all : [current.version];
    if (found.length === 0) throw new NeutronError('not_found', { field: 'id' });
    const items = found.map((version) => ({
      ...presentVersion(version),
      ...(version.doc === null ? {} : { entry: withoutId(JSON.parse(version.doc)) }),
    }));
    return privateJson({ data: { items }, meta: {}, links: {} });
  }

  const app = createServiceApp({
    [path]: { get: list },
    [`${path}/:id`]: { get, put, delete: remove },
    [`${path}/:id/versions`]: { get: listVersions },
  });
  return {
    routes: [
      { path, app, limit: 'unlimited' },
      { path: `${path}/*`, app, limit: 'unlimited' },
    ],
    async saved() {
      const newest = [...(await versions.newest(db.kysely, kind)).values()];
      const times = newest.flatMap(({ savedAt }) => savedAt ?? []);
      return {
        count: newest.reduce((total, { version }) => total + version, 0),
        lastAt: times.length > 0 ? Math.max(...times) : undefined,
      };
    },
    current: async () => new Map([...(await stored(db.kysely))].map(([id, { entry }]) => [id, entry])),
  };
}

/** The member of staff, if they have the right. */
function requireStaff({ env }: ServiceContext, right: RightName): Staff {
  if (!env.staff) throw new NeutronError('token_missing');
  const verdict = mayDo(env.staff, right);
  if (!verdict.ok) throw new NeutronError('right_missing', verdict);
  return env.staff;
}

const presentVersion = ({ version, savedAt, savedBy }: EntryVersion) => ({
  version,
  ...(savedAt === null ? {} : { savedAt: new Date(savedAt).toISOString() }),
  ...(savedBy === null ? {} : { savedBy }),
});

const present = (id: string, { entry, version }: { entry: unknown; version: EntryVersion }) => ({
  id,
  ...presentVersion(version),
  entry: withoutId(entry),
});

/** The id is in the path and beside the entry. */
function withoutId(entry: unknown): unknown {
  const { id: _, ...rest } = entry as { id?: unknown };
  return rest;
}

/** The first problem of a value, with the field as the caller wrote it. */
export function badBody({ issues }: z.ZodError, below = ''): NeutronError {
  const [issue] = issues;
  const unknown = issue?.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
  const field = [...(below ? [below] : []), ...(issue?.path ?? []), ...unknown].join('.');
  return new NeutronError('bad_body', {
    field,
    message: `${field || 'The body'}: ${unknown.length > 0 ? 'is not known' : (issue?.message ?? 'is not valid')}`,
  });
}

function rejectId(form: z.ZodType<string>, id: string): void {
  const checked = form.safeParse(id);
  if (!checked.success)
    throw new NeutronError('bad_query', { field: 'id', message: `id: ${checked.error.issues[0]?.message}` });
}

function rejectOutdated(version: number, baseVersion: number): void {
  if (version === baseVersion) return;
  throw new NeutronError('version_conflict', {
    field: 'baseVersion',
    message:
      baseVersion === 0
        ? `There is one already (version ${version})`
        : `Another editor has saved another version (${version})`,
  });
}
