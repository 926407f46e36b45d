import { RejectedCall } from './api-client.ts';
import { type ManageContext, readJson, required, show, UsageError } from './manage-context.ts';

interface Stored {
  id: string;
  version: number;
  savedAt?: string;
  savedBy?: string;
  isStarter?: boolean;
  entry?: Record<string, unknown>;
}

type Command = (context: ManageContext, kind: string, args: readonly string[]) => Promise<void>;

const pathOf = ({ site }: ManageContext, kind: string, ...parts: string[]) =>
  ['manage', site, kind, ...parts.map(encodeURIComponent)].join('/');

/** What people call an entry: its name, title or text. */
function nameOf({ entry, isStarter }: Stored): string {
  const { name, title, text, firstName, lastName, componentLabel } = entry ?? {};
  const person = firstName === undefined ? undefined : `${firstName} ${lastName ?? ''}`.trim();
  const found =
    person ?? [name, title, text, componentLabel].find((value) => typeof value === 'string') ?? '';
  return isStarter ? `${found} (starter text, not confirmed)` : String(found);
}

const list: Command = async (context, kind) => {
  const data = (await context.client.call('GET', pathOf(context, kind))) as { items: Stored[] };
  if (context.isJson) return context.print(JSON.stringify(data.items, null, 2));
  for (const item of data.items) context.print(`${item.id.padEnd(32)} v${item.version}  ${nameOf(item)}`);
  context.print(`${data.items.length} ${kind}`);
};

const read = async (context: ManageContext, kind: string, id: string) =>
  (await context.client.call('GET', pathOf(context, kind, id))) as Stored;

/** Flat, with id and version beside the fields: what `put` reads. */
const get: Command = async (context, kind, [id]) => {
  const { entry, version, id: own } = await read(context, kind, required(id, 'ID'));
  context.print(JSON.stringify({ id: own, version, ...entry }, null, 2));
};

async function versionNow(context: ManageContext, kind: string, id: string): Promise<number> {
  try {
    return (await read(context, kind, id)).version;
  } catch (error) {
    if (error instanceof RejectedCall && error.status === 404) return 0;
    throw error;
  }
}

async function putOne(context: ManageContext, kind: string, value: unknown, file: string): Promise<void> {
  if (typeof value !== 'object' || value === null)
    throw new UsageError(`${file}: an entry must be an object`);
  const { id, version, ...entry } = value as { id?: unknown; version?: unknown };
  if (typeof id !== 'string') throw new UsageError(`${file}: an entry needs an id`);
  // A file with a version must not overwrite a newer one; without it, the file is what counts.
  const baseVersion = typeof version === 'number' ? version : await versionNow(context, kind, id);
  const saved = (await context.client.call('PUT', pathOf(context, kind, id), {
    entry,
    baseVersion,
  })) as Stored;
  show(context, saved, `saved ${kind} ${saved.id}, version ${saved.version}`);
}

const put: Command = async (context, kind, files) => {
  if (files.length === 0) throw new UsageError('FILE.json is missing');
  for (const file of files) {
    const value = await readJson(context, file);
    for (const entry of Array.isArray(value) ? value : [value]) await putOne(context, kind, entry, file);
  }
};

const remove: Command = async (context, kind, [id]) => {
  const gone = (await context.client.call('DELETE', pathOf(context, kind, required(id, 'ID')))) as Stored;
  show(context, gone, `removed ${kind} ${gone.id}`);
};

const readVersions = async (context: ManageContext, kind: string, id: string) =>
  ((await context.client.call('GET', `${pathOf(context, kind, id)}/versions`)) as { items: Stored[] }).items;

const versions: Command = async (context, kind, [id]) => {
  const items = await readVersions(context, kind, required(id, 'ID'));
  if (context.isJson) return context.print(JSON.stringify(items, null, 2));
  for (const item of items) {
    const by = item.savedBy ? `${item.savedAt} by ${item.savedBy}` : 'loaded';
    context.print(`v${item.version}  ${by}  ${item.entry ? nameOf(item) : 'removed'}`);
  }
};

const restore: Command = async (context, kind, [id, wanted]) => {
  const own = required(id, 'ID');
  const number = Number(required(wanted, 'VERSION'));
  const found = (await readVersions(context, kind, own)).find(({ version }) => version === number);
  if (!found?.entry) throw new UsageError(`${kind} ${own} has no version ${wanted} with an entry`);
  await putOne(context, kind, { ...found.entry, id: own }, 'the version');
};

const confirm: Command = async (context, kind, args) => {
  if (kind !== 'texts') throw new UsageError('only texts are confirmed');
  const ids = args.filter((arg) => !arg.includes('='));
  required(ids[0], 'ID');
  const values = Object.fromEntries(
    args
      .filter((arg) => arg.includes('='))
      .map((pair) => {
        const at = pair.indexOf('=');
        if (at < 1) throw new UsageError(`${pair} must be NAME=VALUE`);
        return [pair.slice(0, at), pair.slice(at + 1)];
      }),
  );
  for (const id of ids) {
    const path = `${pathOf(context, kind, id)}/confirm`;
    const saved = (await context.client.call('POST', path, { values })) as Stored;
    show(context, saved, `confirmed text ${saved.id}; readers see it now`);
  }
};

export const entryCommands: Readonly<Record<string, Command>> = {
  list,
  get,
  put,
  delete: remove,
  versions,
  restore,
  confirm,
};
