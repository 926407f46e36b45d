import type { Group, Surface } from './group.ts';

interface Operation {
  method: string;
  path: string;
  parameters: { in: string; name: string; required?: boolean; schema?: { enum?: string[]; type?: string } }[];
  isStaff: boolean;
  hasBody: boolean;
}

/** Every spelling that queries accept. */
const spelledBooleans = ['true', 'false', '1', '0'];

/** Reads every call from the OpenAPI document that the API serves. */
async function operationsOf({ send }: Surface): Promise<Operation[]> {
  const document = (await send({ path: '/api/neutron/openapi.json' })).json() as {
    paths: Record<
      string,
      Record<string, { parameters?: Operation['parameters']; requestBody?: unknown; security?: object[] }>
    >;
  };
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody, security = [] }]) => ({
      method: method.toUpperCase(),
      path,
      parameters,
      isStaff: security.some((each) => 'staff' in each),
      hasBody: requestBody !== undefined,
    })),
  );
}

/** Values of the test publication by the name of a parameter, and for one path where it means something else. */
const samples: Readonly<Record<string, string>> = {
  slug: 'first-story',
  id: 'story-1',
  experience: 'web',
  pageType: 'article',
  componentId: 'article',
  type: 'article',
  endpoint: 'latest',
  format: 'vtt',
  extension: 'vtt',
  query: 'story',
  searchQuery: 'story',
  year: '2026',
  month: '04',
  day: '30',
  path: '/old-latest/',
  kind: 'vanity',
  version: '1',
  link: 'no-such-link',
  noteId: 'no-such-note',
};
const special: readonly (readonly [RegExp, Readonly<Record<string, string>>])[] = [
  [/^\/api\/neutron\/components\/\{site\}\/listing\//, { type: 'topic', id: 'laptops' }],
  [/\/captions\//, { slug: 'live-video' }],
  [/\{(sub|name)\}/, { sub: 'no-such-account', name: 'no-such-account' }],
  [/^\/api\/neutron\/sitemaps\/\{site\}\/\{slug\}/, { slug: 'articles' }],
  [/\/settings\/\{site\}\/\{id\}/, { id: 'name' }],
  [/\/vanity\/\{site\}\/entries\/\{id\}/, { id: 'v-redirect' }],
];

function fill(operation: Operation, siteId: string, more: Readonly<Record<string, string>> = {}): string {
  const values: Record<string, string> = {
    ...samples,
    site: siteId,
    ...Object.assign({}, ...special.filter(([path]) => path.test(operation.path)).map(([, own]) => own)),
    ...more,
  };
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`${operation.path} needs a sample for ${name}`);
    return encodeURIComponent(value);
  });
  const needed = operation.parameters.filter((parameter) => parameter.in === 'query' && parameter.required);
  const query = new URLSearchParams(needed.map(({ name }) => [name, values[name] ?? '']));
  return query.size > 0 ? `${path}?${query}` : path;
}
const withKey = (path: string, apiKey: string) => `${path}${path.includes('?') ? '&' : '?'}apiKey=${apiKey}`;

/** Every call of the document: with and without rights, with every choice of its parameters, and unknown things. */
export const contentApi: Group = async (surface) => {
  const { app, send, visitors } = surface;
  const { siteId, apiKey } = app;
  for (const operation of await operationsOf(surface)) {
    const { method, parameters, isStaff, hasBody } = operation;
    const path = fill(operation, siteId);
    const body = hasBody ? { json: {} } : {};
    if (isStaff) {
      await send({ method, path, ...body });
      await send({ method, path, ...body, by: visitors.readerToken });
      // With rights: reading here, writing one by one in `publishing.ts`.
      if (method === 'GET') {
        await send({ method, path, by: visitors.staffToken });
        await send({ method, path, by: visitors.accountToken });
        await send({ method, path, by: visitors.staffSession, headers: { 'sec-fetch-site': 'same-origin' } });
        await send({ method, path: fill(operation, 'another-site'), by: visitors.staffToken });
      } else {
        const nothing = fill(operation, siteId, { id: 'no-such-thing' });
        await send({ method, path: nothing, ...body, by: visitors.staffToken, note: 'empty body' });
      }
      continue;
    }
    await send({ method, path: withKey(path, apiKey) });
    await send({ method, path: withKey(fill(operation, 'another-site'), apiKey) });
    for (const { in: place, name, schema } of parameters) {
      const values = schema?.type === 'boolean' ? spelledBooleans : (schema?.enum ?? []);
      if (place === 'path')
        for (const value of [...values, 'no-such-thing']) {
          const other = fill(operation, siteId, { [name]: value });
          if (name !== 'site' && other !== path) await send({ method, path: withKey(other, apiKey) });
        }
      else
        for (const value of [...values, name === 'edition' ? 'uk' : '3', '-1', ''])
          await send({ method, path: `${withKey(path, apiKey)}&${name}=${value}` });
    }
  }
  const call = `/api/neutron/lookup/${siteId}/story-1`;
  for (const path of [
    call,
    `${call}?apiKey=wrong`,
    // Documented without the slash at the end; both answer.
    `/api/neutron/feeds/${siteId}/latest/?apiKey=${apiKey}`,
    `/api/neutron/syndication/${siteId}/latest/?apiKey=${apiKey}`,
    `${call}?apiKey=${apiKey}&unknown=1`,
    '/api/neutron/',
    '/api/neutron/nothing',
    '/api/nothing/',
    '/api/',
    '/api/neutron/openapi.json?x=1',
  ])
    await send({ path, note: 'key and address' });
  for (const method of ['HEAD', 'OPTIONS', 'POST', 'PUT', 'DELETE', 'PATCH'])
    await send({ method, path: `${call}?apiKey=${apiKey}`, note: 'method' });
  await send({ path: call, headers: { 'x-api-key': apiKey }, note: 'key in a header' });
  await send({ path: `${call}?apiKey=${apiKey}`, headers: { 'accept-encoding': 'gzip' }, note: 'gzip' });
  await send({
    path: `${call}?apiKey=${apiKey}`,
    headers: { origin: 'https://evil.example' },
    note: 'origin',
  });
  const pages = {
    'front-door': 'home',
    review: 'slate-review',
    gallery: 'desk-pictures',
    video: 'live-video',
    collection: 'big-feature',
    feature: 'about-tides',
    landing: 'about-tides',
    topic: 'laptops',
    listing: 'latest',
    'topic-listing': 'a-c',
    author: 'ann-bee',
    tag: 'chips',
    newsletter: 'signal',
    static: 'about',
  };
  for (const [pageType, slug] of Object.entries(pages))
    await send({
      path: `/api/neutron/composer/${siteId}/pages/${pageType}/${slug}/web?apiKey=${apiKey}`,
      note: 'one of each',
    });
};
