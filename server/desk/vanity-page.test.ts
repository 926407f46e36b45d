import { describe, expect, it } from 'vitest';
import { createVanityPage } from './vanity-page.ts';

const evil = '/"><script>alert(1)</script>/';
const answers: Record<string, unknown> = {
  '/explain': {
    lookupPath: evil,
    outcome: { kind: 'redirect', to: '/latest/', status: 301 },
    steps: ['Looked up', `Found ${evil}`],
    entry: { urlPath: evil },
  },
  '/visits?kind=vanity': { items: [{ kind: 'vanity', path: evil, total: 3 }] },
  '/visits?kind=missing': { items: [] },
};
const asked: string[] = [];
const page = createVanityPage(async (path) => {
  asked.push(path);
  const data = answers[path.startsWith('/explain') ? '/explain' : path];
  return data ? Response.json({ data }) : new Response(null, { status: 400 });
});
const open = async (query: string) => (await page(new Request(`http://x/desk/vanity/${query}`))).text();

describe('the desk page about vanity addresses', () => {
  it('VN-26 explains a path, escaped, and shows the counts', async () => {
    const html = await open(`?path=${encodeURIComponent(evil)}&edition=uk`);
    expect(html).not.toContain('<script>');
    expect(html).toContain('leads to /latest/ (301)');
    expect(html).toContain('<td>3</td>');
    expect(html).toContain('Nobody missed a page yet.');
    expect(asked.some((path) => path.includes('edition=uk'))).toBe(true);
  });

  it('VN-26 asks nothing to explain before a path is given', async () => {
    asked.length = 0;
    expect(await open('')).not.toContain('leads to');
    expect(asked).toHaveLength(2);
  });
});
