import { type Group, sameOrigin } from './group.ts';

/** Every staff call that writes: once as it should be, once wrong. */
export const publishing: Group = async (surface) => {
  const { app, send, visitors, alias } = surface;
  const by = visitors.staffToken;
  const stories = `/api/neutron/stories/${app.siteId}`;
  const draft = {
    kind: 'article',
    slug: 'surface-story',
    title: 'A story of the surface',
    body: '<p>Words<script>alert(1)</script></p>',
    section: 'news',
    authorId: 'bob',
    topics: [{ slug: 'banking', primary: true }],
    tags: ['chips'],
  };
  const created = await send({ path: stories, json: { story: draft }, by, note: 'created' });
  const { data } = created.json() as { data: { id: string; version: number } };
  alias(data.id, 'story id');
  const story = `${stories}/${data.id}`;
  const label = (rest = '') => `${stories}/{id}${rest}`;
  for (const [note, request] of Object.entries({
    'same slug': { json: { story: draft } },
    'wrong field': { json: { story: { ...draft, slug: 'another', topics: 'none' } } },
    'unknown field': { json: { story: { ...draft, slug: 'another' }, more: 1 } },
    'no JSON': { body: '{', headers: { 'content-type': 'application/json' } },
    'another type': { body: 'a=b', headers: { 'content-type': 'text/plain' } },
    'too large': { json: { story: { ...draft, slug: 'large', body: 'a'.repeat(3_000_000) } } },
  }))
    await send({ method: 'POST', path: stories, by, note, ...request });
  await send({ path: story, label: label(), by });
  const changed = { ...draft, title: 'Another title' };
  const put = { method: 'PUT', path: story, label: label(), by };
  await send({ ...put, json: { baseVersion: data.version, story: changed }, note: 'changed' });
  await send({ ...put, json: { baseVersion: data.version, story: changed }, note: 'old version' });
  await send({ ...put, json: { story: changed }, note: 'no version' });
  await send({ path: `${story}/versions`, label: label('/versions'), by });
  await send({ path: `${story}/versions/1`, label: label('/versions/1'), by });
  const restore = { path: `${story}/versions/1/restore`, label: label('/versions/1/restore'), by };
  await send({ ...restore, json: { baseVersion: 9 }, note: 'old version' });
  await send({ path: `${story}/preview`, label: label('/preview'), json: {}, by });
  for (const step of ['publish', 'withdraw', 'cancel'])
    await send({
      path: `${story}/${step}`,
      label: label(`/${step}`),
      json: { at: 'never' },
      by,
      note: 'wrong time',
    });
  await send({ path: `${story}/publish`, label: label('/publish'), json: {}, by, note: 'now' });
  const later = '2026-06-01T00:00:00.000Z';
  await send({
    path: `${story}/withdraw`,
    label: label('/withdraw'),
    json: { at: later },
    by,
    note: 'planned',
  });
  const schedule = `/api/neutron/schedule/${app.siteId}`;
  await send({ path: schedule, by, note: 'with a plan' });
  await send({ path: '/desk/schedule/', by, note: 'with a plan' });
  await send({
    path: `${story}/cancel`,
    label: label('/cancel'),
    json: { plan: 'withdraw' },
    by,
    note: 'plan',
  });
  await send({
    path: `${story}/cancel`,
    label: label('/cancel'),
    json: { plan: 'withdraw' },
    by,
    note: 'no plan',
  });
  await send({
    path: `${story}/withdraw`,
    label: label('/withdraw'),
    json: {},
    by: visitors.staffSession,
    headers: sameOrigin,
    note: 'now, by session',
  });
  await send({
    path: `${story}/publish`,
    label: label('/publish'),
    json: {},
    by: visitors.staffSession,
    headers: { 'sec-fetch-site': 'cross-site' },
    note: 'from another site',
  });
  for (const step of ['publish', 'withdraw', 'cancel', 'preview'])
    await send({ path: `${stories}/nothing/${step}`, json: {}, by, note: 'no such story' });

  const entries = `/api/neutron/vanity/${app.siteId}/entries`;
  const entry = {
    urlType: 'TEMPORARY_REDIRECT',
    urlPath: '/surface/',
    targets: [{ edition: 'us', targetType: 'url', target: { slug: '/latest/', availableOn: [] } }],
  };
  const saved = await send({ path: entries, json: { entry }, by, note: 'created' });
  const { data: made } = saved.json() as { data: { id: string; version: number } };
  alias(made.id, 'entry id');
  const one = { path: `${entries}/${made.id}`, label: `${entries}/{id}`, by };
  await send({ path: entries, json: { entry }, by, note: 'same path' });
  await send({ path: entries, json: { entry: { ...entry, urlPath: 'no path' } }, by, note: 'wrong path' });
  await send(one);
  await send({ ...one, method: 'PUT', json: { entry, baseVersion: made.version }, note: 'changed' });
  await send({ ...one, method: 'PUT', json: { entry, baseVersion: made.version }, note: 'old version' });
  await send({ ...one, method: 'DELETE', path: `${one.path}?baseVersion=99`, note: 'old version' });
  await send({ ...one, method: 'DELETE', path: `${one.path}?baseVersion=${made.version + 1}` });
  await send({ ...one, method: 'DELETE', note: 'again' });
  const visits = `/api/neutron/vanity/${app.siteId}/visits`;
  await send({ path: visits, json: { visits: 'many' }, by, note: 'wrong' });
  await send({ path: visits, json: { visits: [] }, by, note: 'none' });
};
