import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { errorReasons } from '../errors.ts';
import { contentListExample } from '../examples/content-list.ts';
import { storyDraftExample } from '../examples/story-record.ts';
import { calls } from './all.ts';
import { type Call, errorAnswer } from './call.ts';
import { confirmText, managedCalls } from './managed.ts';

const all: Record<string, Call> = {
  ...calls,
  confirmText,
  ...Object.fromEntries(
    managedCalls.flatMap(({ calls: own }) => Object.values(own).map((call: Call) => [call.name, call])),
  ),
};

describe('every call', () => {
  it.each(Object.entries(all))('%s is written consistently', (name, call) => {
    expect(call.name).toBe(name);
    expect(call.path).toMatch(/^\/api\/neutron\/[^?#]+$/);
    const inPath = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, param]) => param);
    expect(inPath.sort()).toEqual(Object.keys(call.params.shape).sort());
    expect(call.path).toContain('{site}');
    // What an upload will be is in its headers.
    const hasBody = ['POST', 'PUT', 'PATCH'].includes(call.method) && name !== 'createUpload';
    expect(call.body !== undefined).toBe(hasBody);
  });

  it.each(Object.entries(all))('AP-37 %s lists errors of the closed list', (_name, call) => {
    expect(call.errors.length).toBeGreaterThan(0);
    for (const reason of call.errors) expect(errorReasons).toHaveProperty([reason]);
    expect(call.errors).toContain(call.auth === 'staff' ? 'token_wrong' : 'key_wrong');
  });

  it.each(Object.entries(all))('%s names the right that staff need, and only for staff', (_name, call) => {
    expect(call.right !== undefined).toBe(call.auth === 'staff');
  });

  it.each(Object.entries(all))('%s takes apiKey and edition and rejects unknown names', (_name, call) => {
    const query = z.object(call.query.shape).partial();
    expect(query.safeParse({ apiKey: 'k', edition: 'us' }).success).toBe(true);
    const issues = call.query.safeParse({ apiKey: 'k', colour: 'red' }).error?.issues ?? [];
    expect(issues.some((issue) => issue.code === 'unrecognized_keys' && issue.keys.includes('colour'))).toBe(
      true,
    );
  });

  it.each(Object.entries(all))('AP-38 %s can be described as JSON schema', (_name, call) => {
    for (const schema of [call.params, call.query, call.answer, ...(call.body ? [call.body] : [])])
      expect(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })).toBeDefined();
  });

  it('have paths that differ', () => {
    const addresses = Object.values(all).map(({ method, path }) => `${method} ${path}`);
    expect(new Set(addresses).size).toBe(addresses.length);
  });
});

describe('paths of the ledger', () => {
  it.each([
    ['/api/neutron/finder/{site}/autosuggest/{query}', 'AP-08'],
    ['/api/neutron/videos/{site}/captions/{format}/{slug}.{extension}', 'AP-09'],
    ['/api/neutron/feeds/{site}/{endpoint}/', 'AP-10'],
    ['/api/neutron/components/{site}/listing/{type}/{id}/{experience}', 'AP-11'],
    ['/api/neutron/composer/{site}/pages/{pageType}/{slug}/{experience}', 'AP-12'],
    ['/api/neutron/lookup/{site}/{id}', 'AP-15'],
    ['/api/neutron/vanity/{site}/dictionary', 'AP-16'],
    ['/api/neutron/vanity/{site}/web', 'AP-17'],
    ['/api/neutron/seamless/{site}/{slug}/{experience}', 'AP-18'],
    ['/api/neutron/finder/{site}/search/{query}', 'AP-19'],
    ['/api/neutron/search/{site}/autocomplete/{experience}', 'AP-20'],
    ['/api/neutron/search/{site}/results/{experience}', 'AP-21'],
    ['/api/neutron/url-generator/{site}/article/{slug}', 'AP-22'],
    ['/api/neutron/sitemaps/{site}/{slug}/{year}/{month}/{day}', 'AP-28'],
    ['/api/neutron/sitemaps/{site}/index', 'AP-29'],
    ['/api/neutron/sitemaps/{site}/topics', 'AP-29'],
    ['/api/neutron/breaking-news/{site}/{experience}', 'AP-31'],
    ['/api/neutron/innovation-index-trends/{site}/{experience}', 'AP-31'],
  ])('%s is there for %s', (path) => {
    expect(Object.values(all).map((call) => call.path)).toContain(path);
  });

  it('AP-39 takes web as the only experience', () => {
    const params = { site: 'wavelength', pageType: 'article', slug: 'a' };
    expect(calls.page.params.safeParse({ ...params, experience: 'web' }).success).toBe(true);
    expect(calls.page.params.safeParse({ ...params, experience: 'app' }).success).toBe(false);
  });
});

describe('queries', () => {
  it('have the defaults of the specification', () => {
    expect(calls.feed.query.parse({})).toMatchObject({ offset: 0, limit: 1 });
    expect(calls.searchResults.query.parse({ searchQuery: 'vpn' })).toMatchObject({
      offset: 0,
      limit: 10,
    });
    expect(calls.seamless.query.parse({}).limit).toBe(3);
  });

  it('reads contentOnly and debug', () => {
    expect(calls.page.query.parse({})).toMatchObject({ contentOnly: false, debug: false, pageNumber: 1 });
    expect(calls.page.query.parse({ contentOnly: 'true', debug: '1', pageNumber: '3' })).toMatchObject({
      contentOnly: true,
      debug: true,
      pageNumber: 3,
    });
  });

  it('takes the full names of the seamless call', () => {
    const names = [
      'contentId',
      'componentName',
      'componentDisplayName',
      'componentType',
      'collectionId',
      'limit',
    ];
    expect(Object.keys(calls.seamless.query.shape)).toEqual(expect.arrayContaining(names));
  });

  it.each([
    ['AP-40', { limit: '5' }, 5],
    ['AP-40', { limit: '100' }, 100],
    ['AP-40', { limit: '101' }, 100],
    ['AP-40', { limit: '999999999' }, 100],
    ['AP-40', { limit: '0' }, undefined],
    ['AP-40', { limit: '-1' }, undefined],
    ['AP-40', { limit: 'ten' }, undefined],
    ['AP-40', { limit: '1e3' }, undefined],
    ['AP-40', { limit: '' }, undefined],
    ['AP-40', { limit: '9999999999' }, undefined],
    ['AP-40', { limit: '5', offset: '-1' }, undefined],
    ['AP-40', { limit: '5', offset: 'x' }, undefined],
  ])('%s %j gives %s', (_id, query, limit) => {
    const parsed = calls.listing.query.safeParse(query);
    expect(parsed.data?.limit).toBe(limit);
  });

  it.each(['limit', 'offset'])('AP-40 names the wrong field %s', (field) => {
    expect(calls.feed.query.safeParse({ [field]: 'x' }).error?.issues[0]?.path).toEqual([field]);
  });
});

describe('values', () => {
  it('AP-39 search by topic, tag, author or collection', () => {
    for (const searchBy of ['topic', 'tag', 'author', 'collection'])
      expect(calls.listing.query.safeParse({ searchBy }).success).toBe(true);
    expect(calls.listing.query.safeParse({ searchBy: 'title' }).success).toBe(false);
  });

  it('AP-39 captions are vtt or srt', () => {
    const params = { site: 'wavelength', slug: 'a', format: 'vtt', extension: 'vtt' };
    expect(calls.captions.params.safeParse(params).success).toBe(true);
    expect(calls.captions.params.safeParse({ ...params, format: 'ass' }).success).toBe(false);
  });

  it('AP-38 answers suggestions in data.items', () => {
    const answer = { data: { items: [{ suggestion: 'vpn' }] }, meta: {}, links: {} };
    expect(calls.autocomplete.answer.parse(answer)).toEqual(answer);
  });

  it('has at most one breaking story', () => {
    const [item] = contentListExample.items;
    expect(calls.breakingNews.answer.safeParse({ data: { items: [item] } }).success).toBe(true);
    expect(calls.breakingNews.answer.safeParse({ data: { items: [item, item] } }).success).toBe(false);
  });

  it('AP-38 puts entries in data.items and paging in data.paging, with meta and links around', () => {
    const answer = calls.listing.answer.parse({ data: contentListExample });
    expect(answer).toMatchObject({ data: { items: [{}], paging: { limit: 20 } }, meta: {}, links: {} });
  });

  it('AP-37 writes errors with code, message and where the story is', () => {
    const body = {
      errors: [
        {
          code: 404,
          reason: 'slug_changed',
          message: 'slug has changed',
          availableOn: [{ edition: 'us', slug: 'a' }],
        },
      ],
    };
    expect(errorAnswer.parse(body)).toEqual(body);
  });
});

describe('writing stories', () => {
  it('AP-37 rejects a misspelt field and names it', () => {
    const issues = calls.createStory.body?.safeParse({ story: { ...storyDraftExample, sulg: 'x' } }).error
      ?.issues;
    expect(issues).toMatchObject([{ code: 'unrecognized_keys', keys: ['sulg'] }]);
  });

  it('AP-37 needs the base version to update, so that an editor cannot overwrite a newer one unseen', () => {
    expect(calls.updateStory.body?.safeParse({ story: storyDraftExample }).success).toBe(false);
    expect(calls.updateStory.body?.safeParse({ story: storyDraftExample, baseVersion: 3 }).success).toBe(
      true,
    );
    expect(calls.updateStory.errors).toContain('version_conflict');
  });

  it.each([
    [undefined, true],
    [{}, true],
    [{ at: '2026-03-10T12:00:00Z' }, true],
    [{ at: '2026-03-10T12:00:00+02:00' }, true],
    [{ at: 'tomorrow' }, false],
    [{ at: '2026-03-10T12:00:00' }, false],
    [{ when: '2026-03-10T12:00:00Z' }, false],
  ])('AP-37 publishes with %j: %s', (body, isAccepted) => {
    expect(calls.publishStory.body?.safeParse(body).success).toBe(isAccepted);
  });
});
