import { describe, expect, it } from 'vitest';
import { addGzip, finishPage, withPlainBody } from './finished-page.ts';

const text = 'A sentence that is worth compressing. '.repeat(60);
const packed = async () => {
  const page = await finishPage(new Response(text, { headers: { 'content-type': 'text/html' } }), []);
  await addGzip(page);
  return page;
};

describe('a page for clients that accept no compression', () => {
  it('is inflated once, however many ask', async () => {
    const page = await packed();
    const plain = await Promise.all([withPlainBody(page), withPlainBody(page)]);
    expect(plain[0]).toBe(plain[1]);
    expect(plain[0]?.bodies.identity?.toString()).toBe(text);
  });

  it('is dropped after requests for sixteen others', async () => {
    const page = await packed();
    const first = await withPlainBody(page);
    for (let others = 0; others < 16; others += 1) await withPlainBody(await packed());
    expect(await withPlainBody(page)).not.toBe(first);
  });
});
