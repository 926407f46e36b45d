import { expect, it } from 'vitest';
import { testSite } from '#site/test/test-site.ts';

it.each([
  ['/', 'front-door'],
  ['/education/b/a/', 'article-topic'],
  ['/nowhere/', 'unmatched'],
])('RM-15 %s is the transaction %s', async (path, name) => {
  const { get, lines } = testSite();
  expect((await get(path)).headers.get('x-transaction')).toBe(name);
  expect(lines).toContainEqual(
    expect.objectContaining({
      message: 'transaction',
      fields: expect.objectContaining({ transaction: name }),
    }),
  );
});
