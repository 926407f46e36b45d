import { expect, apiTest as test } from './journey.ts';

for (const slug of ['education', 'finance', 'home-and-office']) {
  test(`HD-26 RT-56 the vertical ${slug} has its topic page`, async ({ request }) => {
    expect((await request.get(`/topic/${slug}/`)).status()).toBe(200);
  });
}
