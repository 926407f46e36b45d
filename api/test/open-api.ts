import type { PublicationSeed } from '#content/seed.ts';
import type { Database } from '#database/connect.ts';
import { type Api, type ApiOptions, createApi } from '../create-api.ts';
import { importPublication } from '../load/import-publication.ts';
import { migrateApi } from '../migrate-api.ts';
import { publication } from './publication.ts';
import { now, seed as standardSeed } from './seed.ts';

export const staffToken = 'staff-token-for-tests';

export interface TestApi {
  api: Api;
  db: Database;
  logs: { level: string; message: string; facts?: Record<string, unknown> | undefined }[];
  /** A GET with the key; `path` is what comes after `/api/neutron`. */
  get(path: string, init?: RequestInit): Promise<Response>;
  json(path: string, init?: RequestInit): Promise<{ status: number; body: never; headers: Headers }>;
  staff(
    method: string,
    path: string,
    body?: unknown,
  ): Promise<{ status: number; body: never; headers: Headers }>;
}

export function makeApi(db: Database, overrides: Partial<ApiOptions> = {}): TestApi {
  const logs: TestApi['logs'] = [];
  const api = createApi({
    db,
    publication,
    apiKeys: ['key'],
    staffTokens: [staffToken, 'another-token'],
    signImage: (path, params) => `/resize/sig/${path}?width=${params.width}`,
    now: () => now,
    log: (level, message, facts) => logs.push({ level, message, facts }),
    previewSecret: 'preview-secret',
    checkAnswers: true,
    ...overrides,
  });
  const get = (path: string, init?: RequestInit) => {
    const joint = path.includes('?') ? '&' : '?';
    return api.fetch(new Request(`http://api.test/api/neutron${path}${joint}apiKey=key`, init));
  };
  const read = async (response: Response) => ({
    status: response.status,
    body: (await response.json()) as never,
    headers: response.headers,
  });
  return {
    api,
    db,
    logs,
    get,
    json: async (path, init) => read(await get(path, init)),
    async staff(method, path, body) {
      const request = new Request(`http://api.test/api/neutron${path}`, {
        method,
        headers: { authorization: `Bearer ${staffToken}`, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      return read(await api.fetch(request));
    },
  };
}

/** A migrated store with the test publication in it, and the API over it. */
export async function loadApi(
  db: Database,
  overrides: Partial<ApiOptions> = {},
  seed: PublicationSeed = standardSeed(),
): Promise<TestApi> {
  await migrateApi(db);
  await importPublication(db, seed, { now, ownDomains: publication.ownDomains });
  return makeApi(db, overrides);
}
