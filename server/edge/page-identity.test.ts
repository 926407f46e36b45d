import { describe, expect, it } from 'vitest';
import { identifyPages } from './page-identity.ts';

describe('what a request may change about a page', () => {
  let goodToken = 'token';
  const identify = identifyPages({
    rules: {
      locales: [{ code: 'us' }],
      previewName: 'preview',
      isPreviewToken: (token) => token === goodToken,
      experiments: [],
    },
  });
  const of = (path: string, query = '') => identify({ req: {} as never, target: { path, query } });

  it.each([
    ['/latest', 'x=1', '/latest/?x=1'],
    ['/latest', '', '/latest/'],
    ['/article/a-story', 'utm_source=mail&edition=us', '/article/a-story/?utm_source=mail&edition=us'],
  ])('RT-04 %s with %s moves to %s, the whole query kept', (path, query, location) => {
    expect(of(path, query)).toEqual({ kind: 'moved', location });
  });

  it('RT-42 the plural of a shared video moves to the singular, the whole query kept', () => {
    expect(of('/videos/share/a-clip/', 't=30&utm_source=mail')).toEqual({
      kind: 'moved',
      location: '/video/share/a-clip/?t=30&utm_source=mail',
    });
  });

  it.each([
    '/news/',
    '/news/2/',
    '/news/rss.xml',
    '/topic/security/',
    '/topic/security/rss.xml',
    '/videos/',
    '/videos/share/',
  ])('RT-34 RT-77 %s is a page when no handler owns it', (path) => {
    expect(of(path)).toMatchObject({ kind: 'page', request: { url: path } });
  });

  it('drops everything that is not part of the key', () => {
    expect(of('/latest/', 'utm_source=mail')).toMatchObject({ kind: 'page', request: { url: '/latest/' } });
  });

  it.each(['featureEnable=ads', 'preview=token'])('never keeps a page made with %s', (query) => {
    expect(of('/', query).kind).toBe('private');
  });

  it('gives the shared page to a preview whose token has ended, also at an address it knows', () => {
    const target = { path: '/article/a-draft/', query: 'preview=token' };
    expect(identify({ req: {} as never, target }).kind).toBe('private');
    goodToken = 'another';
    expect(identify({ req: {} as never, target })).toMatchObject({
      kind: 'page',
      request: { url: '/article/a-draft/' },
    });
  });
});
