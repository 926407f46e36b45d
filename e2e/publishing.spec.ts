// An editor changes something; the reader sees it. Runs once: the width of the window does not matter here.
import { expect } from './journey.ts';
import { apiTest as test } from './newsroom.ts';

test('AP-12 a published change reaches readers through the page cache within a second', async ({
  request,
  staff,
}) => {
  const title = `A story of ${staff.name}`;
  const { id, slug } = await staff.newStory({
    title,
    body: '<p>First words.</p><script>alert(1)</script>',
    topics: [{ slug: 'energy', primary: true }],
  });
  const path = `/article/${slug}/`;
  const textAt = async (address: string) => (await request.get(address)).text();
  const status = async () => (await request.get(path)).status();
  expect(await status()).toBe(404);
  await staff.publish(id);
  await expect.poll(status).toBe(200);
  const first = await textAt(path);
  expect(first).toContain('First words.');
  expect(first).not.toContain('alert(1)');
  await expect.poll(() => textAt('/latest/')).toContain(title);

  await staff.save(id, { title: `${title}, better` });
  // A saved change is a draft until it is published.
  expect(await textAt(path)).not.toContain(`${title}, better`);
  await staff.publish(id);
  await expect.poll(() => textAt(path)).toContain(`${title}, better`);

  await staff.withdraw(id);
  await expect.poll(status).toBe(404);
  await expect.poll(() => textAt('/latest/')).not.toContain(`${title}, better`);
});

test('AP-36 staff calls reject requests without a valid token', async ({ request }) => {
  expect((await request.post('/api/neutron/stories/wavelength', { data: {} })).status()).toBe(401);
  expect(
    (
      await request.post('/api/neutron/stories/wavelength', {
        headers: { authorization: 'Bearer wrong' },
        data: {},
      })
    ).status(),
  ).toBe(401);
});
