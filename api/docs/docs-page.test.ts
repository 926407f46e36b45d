import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSqliteStore } from '#database/test/stores.ts';
import { served } from '../app.ts';
import { migrateApi } from '../migrate-api.ts';
import { loadApi, makeApi, type TestApi } from '../test/open-api.ts';
import { publication } from '../test/publication.ts';
import { describeType } from './describe-type.ts';
import { docsPage } from './docs-page.ts';
import { docsStyles } from './docs-styles.ts';
import { openApi } from './openapi.ts';
import { tryScript } from './try-script.ts';

const calls = served.map(({ call }) => call);
const document = openApi(calls, publication);

describe('describeType', () => {
  it.each([
    [
      { type: 'integer', format: 'int32', minimum: 1, maximum: 9, default: 2 },
      'integer, int32, 1 to 9, default <code>2</code>',
    ],
    [{ type: 'number', format: 'double', minimum: 0 }, 'number, double, at least 0'],
    [{ type: 'string', maxLength: 10 }, 'string, at most 10 characters'],
    [{ type: 'string', enum: ['a<', 'b'] }, 'one of <code>a&lt;</code>, <code>b</code>'],
    [
      { type: 'array', items: { $ref: '#/components/schemas/Image' } },
      'list of <a href="#schema-Image">Image</a>',
    ],
    [{ anyOf: [{ type: 'string' }, { type: 'null' }] }, 'string or null'],
    [{ type: 'object', additionalProperties: { type: 'number' } }, 'object of number'],
    [{ type: 'object', properties: { a: {} } }, 'object with <code>a</code>'],
    [{}, 'anything'],
  ])('%j', (schema, words) => expect(describeType(schema)).toBe(words));
});

describe('the page', () => {
  const html = docsPage(document, publication, undefined);

  it('describes every call and every schema, and every link inside leads somewhere', () => {
    for (const { name } of calls) expect(html).toContain(`<article id="${name}"`);
    for (const name of Object.keys(document.components.schemas))
      expect(html).toContain(`id="schema-${name}"`);
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids.length).toBe(new Set(ids).size);
    const targets = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect(targets.filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('works under a strict content security policy', () => {
    expect(html).not.toMatch(/<script>| style=|<style| on\w+=/);
    expect(html.match(/<script/g)).toHaveLength(1);
    expect(docsStyles).not.toMatch(/@import|url\(/);
    expect(tryScript).not.toMatch(/innerHTML|eval\(/);
    expect(() => new Function(tryScript)).not.toThrow();
  });

  it('has a place to try each reading call, and none for writes', () => {
    const places = [...html.matchAll(/class="try" data-call="(\w+)"/g)].map(([, name]) => name);
    expect(places.toSorted()).toEqual(
      calls
        .filter(({ method }) => method === 'GET')
        .map(({ name }) => name)
        .toSorted(),
    );
  });
});

describe('the served page', () => {
  let store: Awaited<ReturnType<typeof openSqliteStore>>;
  let at: TestApi;
  beforeAll(async () => {
    store = await openSqliteStore();
    at = await loadApi(store.db);
  });
  afterAll(() => store.drop());

  it('sends its style sheet and its script under a policy that allows both', async () => {
    const page = await at.get('/docs');
    const policy = page.headers.get('content-security-policy');
    expect(policy).toContain("style-src 'self'; script-src 'self'; connect-src 'self'");
    for (const [, path = ''] of (await page.text()).matchAll(/(?:href|src)="\/api\/neutron(\/docs\/[^"]+)"/g))
      expect([path, (await at.get(path)).status]).toEqual([path, 200]);
  });

  it('every link to try a call is answered, with the newest story as its example', async () => {
    const html = await (await at.get('/docs')).text();
    const links = [...html.matchAll(/<p><a href="(\/api\/neutron\/[^"]+)"/g)].map(([, path = '']) =>
      path.replaceAll('&amp;', '&'),
    );
    expect(links.length).toBeGreaterThan(20);
    for (const path of links) {
      const { status } = await at.api.fetch(new Request(`http://api.test${path}`));
      expect([path, status]).toEqual([path, 200]);
    }
  });

  it('is served by an empty publication too', async () => {
    const empty = await openSqliteStore();
    await migrateApi(empty.db);
    const page = await makeApi(empty.db).get('/docs');
    expect([page.status, (await page.text()).includes('<h1>')]).toEqual([200, true]);
    await empty.drop();
  });
});
