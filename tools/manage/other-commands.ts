import { basename, extname } from 'node:path';
import { type ManageContext, readJson, required, show, UsageError } from './manage-context.ts';

interface Setting {
  id: string;
  version: number;
  value: unknown;
  changedAt?: string;
  changedBy?: string;
}

const oneLine = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

/** `settings list`, `settings set name "Harborline"` … */
export async function manageSettings(
  context: ManageContext,
  [action, name, ...rest]: readonly string[],
): Promise<void> {
  const { client, site, print, isJson } = context;
  const path = `settings/${site}`;
  const all = async () => ((await client.call('GET', path)) as { items: Setting[] }).items;
  const one = async (id: string) => {
    const items = await all();
    const found = items.find((setting) => setting.id === id);
    if (!found)
      throw new UsageError(
        `there is no setting ${id}, only ${items.map((setting) => setting.id).join(', ')}`,
      );
    return found;
  };
  if (action === 'list') {
    const items = await all();
    if (isJson) return print(JSON.stringify(items, null, 2));
    for (const { id, version, value } of items) print(`${id.padEnd(18)} v${version}  ${oneLine(value)}`);
    return;
  }
  const id = required(name, 'NAME');
  const own = `${path}/${encodeURIComponent(id)}`;
  if (action === 'get') return print(JSON.stringify((await one(id)).value, null, 2));
  if (action === 'versions') {
    const { items } = (await client.call('GET', `${own}/versions`)) as { items: Setting[] };
    if (isJson) return print(JSON.stringify(items, null, 2));
    for (const item of items)
      print(`v${item.version}  ${item.changedAt ?? ''} by ${item.changedBy ?? ''}  ${oneLine(item.value)}`);
    return;
  }
  const { version: baseVersion } = await one(id);
  if (action === 'set') {
    const value = await settingValue(context, required(rest[0], 'VALUE'));
    const saved = (await client.call('PUT', own, { value, baseVersion })) as Setting;
    return show(context, saved, `set ${id}, version ${saved.version}`);
  }
  if (action === 'restore') {
    const version = Number(required(rest[0], 'VERSION'));
    const saved = (await client.call('POST', `${own}/restore`, { version, baseVersion })) as Setting;
    return show(context, saved, `restored ${id} of version ${version}, now version ${saved.version}`);
  }
  throw new UsageError(`settings has no action ${action ?? ''}`);
}

/** JSON where it is JSON, text otherwise; `@file` is the file's JSON. */
async function settingValue(context: ManageContext, given: string): Promise<unknown> {
  if (given.startsWith('@')) return readJson(context, given.slice(1));
  if (!/^[[{]/.test(given)) return given;
  try {
    return JSON.parse(given);
  } catch {
    throw new UsageError('VALUE begins like JSON but is none');
  }
}

const uploadTypes: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
};

/** Prints where the picture or font is; with `--json` all that settings and stories need of it. */
export async function uploadFile(
  context: ManageContext,
  [file]: readonly string[],
  use: string | undefined,
): Promise<void> {
  const path = required(file, 'FILE');
  const type = uploadTypes[extname(path).toLowerCase()];
  if (!type) throw new UsageError(`${basename(path)} must be one of ${Object.keys(uploadTypes).join(', ')}`);
  const bytes = await context.readFile(path).catch(() => {
    throw new UsageError(`${path} cannot be read`);
  });
  const as = use ?? (type === 'font/woff2' ? 'font' : undefined);
  const query = as ? `?as=${encodeURIComponent(as)}` : '';
  const made = (await context.client.upload(`uploads/${context.site}${query}`, bytes, type)) as {
    file: { url: string; width?: number; height?: number };
  };
  const { url, width, height } = made.file;
  show(context, made, `uploaded ${url}${width && height ? `, ${width} × ${height}` : ''}`);
}

interface Story {
  id: string;
  slug: string;
  title: string;
}

/** `stories create FILE.json … [--publish]`, `stories publish ID …` */
export async function manageStories(
  context: ManageContext,
  [action, ...rest]: readonly string[],
  isPublished: boolean,
): Promise<void> {
  const { client, site } = context;
  const publish = async (id: string) => {
    const story = (await client.call(
      'POST',
      `stories/${site}/${encodeURIComponent(id)}/publish`,
      {},
    )) as Story;
    show(context, story, `published ${id}`);
  };
  if (rest.length === 0)
    throw new UsageError(action === 'publish' ? 'ID is missing' : 'FILE.json is missing');
  if (action === 'publish') {
    for (const id of rest) await publish(id);
    return;
  }
  if (action !== 'create') throw new UsageError(`stories has no action ${action ?? ''}`);
  for (const file of rest) {
    const value = await readJson(context, file);
    for (const story of Array.isArray(value) ? value : [value]) {
      const made = (await client.call('POST', `stories/${site}`, { story })) as Story;
      show(context, made, `created story ${made.id}`);
      if (isPublished) await publish(made.id);
    }
  }
}
