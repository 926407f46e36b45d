// An editor changes something; the reader sees it. Runs once: the width of the window does not matter here.
import { expect, staffToken, apiTest as test } from './journey.ts';

const api = '/api/neutron/stories/wavelength';
const headers = { authorization: `Bearer ${staffToken}` };

test('AP-12 a published change reaches readers through the page cache within a second', async ({
  request,
}) => {
  const slug = `e2e-story-${Date.now()}`;
  const made = await request.post(api, {
    headers,
    data: {
      story: {
        kind: 'article',
        slug,
        title: 'A story from the test',
        body: '<p>First words.</p><script>alert(1)</script>',
        topics: [{ slug: 'energy', primary: true }],
      },
    },
  });
  expect(made.status()).toBe(201);
  const { data } = await made.json();
  const id: string = data.id;

  expect((await request.get(`/article/${slug}/`)).status()).toBe(404);
  const published = await request.post(`${api}/${id}/publish`, { headers, data: {} });
  expect(published.ok()).toBe(true);
  await expect.poll(async () => (await request.get(`/article/${slug}/`)).status()).toBe(200);
  const first = await (await request.get(`/article/${slug}/`)).text();
  expect(first).toContain('First words.');
  expect(first).not.toContain('alert(1)');
  await expect.poll(async () => (await request.get('/latest/')).text()).toContain('A story from the test');

  const current = await (await request.get(`${api}/${id}`, { headers })).json();
  const saved = await request.put(`${api}/${id}`, {
    headers,
    data: {
      story: { ...current.data.story, title: 'A story with a better title' },
      baseVersion: current.data.version,
    },
  });
  expect(saved.ok()).toBe(true);
  // A saved change is a draft until it is published.
  expect(await (await request.get(`/article/${slug}/`)).text()).not.toContain('A story with a better title');
  expect((await request.post(`${api}/${id}/publish`, { headers, data: {} })).ok()).toBe(true);
  await expect
    .poll(async () => (await request.get(`/article/${slug}/`)).text())
    .toContain('A story with a better title');

  expect((await request.post(`${api}/${id}/withdraw`, { headers, data: {} })).ok()).toBe(true);
  await expect.poll(async () => (await request.get(`/article/${slug}/`)).status()).toBe(404);
  await expect
    .poll(async () => (await request.get('/latest/')).text())
    .not.toContain('A story with a better title');
});

test('AP-36 staff calls reject requests without a valid token', async ({ request }) => {
  expect((await request.post(api, { data: {} })).status()).toBe(401);
  expect((await request.post(api, { headers: { authorization: 'Bearer wrong' }, data: {} })).status()).toBe(
    401,
  );
});
