import { describe, expect, it } from 'vitest';
import type { NamedHandler } from './http/request-listener.ts';
import { createRouter } from './router.ts';

const handler = (name: string): NamedHandler => ({ name, handler: () => undefined });

function filled() {
  const router = createRouter();
  for (const path of ['/status', '/api/newsletters']) router.at(path, handler(`at ${path}`));
  for (const prefix of [
    '/api/',
    '/api/newsletters/',
    '/desk/ads/',
    '/i/r/',
    '/ads/',
    '/foo/bar/',
    '/foo/bar/baz/',
  ])
    router.under(prefix, handler(prefix));
  return router;
}

describe('the handlers of a process', () => {
  it.each([
    ['/status', 'at /status'],
    ['/status/', undefined],
    ['/api/neutron/stories/', '/api/'],
    ['/api/newsletters', 'at /api/newsletters'],
    ['/api/newsletters/daily', '/api/newsletters/'],
    ['/api/newslettersdaily', '/api/'],
    ['/desk/ads/', '/desk/ads/'],
    ['/desk/ads', undefined],
    ['/desk/other/', undefined],
    ['/i/r/a.png', '/i/r/'],
    ['/ads/tag.js', '/ads/'],
    ['/adsense/tag.js', undefined],
    ['/', undefined],
    ['/foo/bar/x', '/foo/bar/'],
    ['/foo/bar/baz/x/y', '/foo/bar/baz/'],
    ['/foo/bar', undefined],
    ['/foo/other/', undefined],
  ])('CFG-04 %s is answered by %s', (path, name) => {
    expect(filled().find(path)?.name).toBe(name);
  });

  it('CFG-04 lists the paths with a handler, and wraps some of them', () => {
    const router = filled();
    router.at('/desk/', handler('desk'));
    expect([router.find('/desk/')?.name, router.find('/desk/none/')]).toEqual(['desk', undefined]);
    router.guard((path, before) => (path.startsWith('/desk/') ? handler(`guarded ${path}`) : before));
    expect(router.find('/desk/ads/')?.name).toBe('guarded /desk/ads/');
    expect(router.find('/ads/tag.js')?.name).toBe('/ads/');
    expect(router.paths()).toEqual([
      '/status',
      '/api/newsletters',
      '/desk/',
      '/api/',
      '/api/newsletters/',
      '/desk/ads/',
      '/i/r/',
      '/ads/',
      '/foo/bar/',
      '/foo/bar/baz/',
    ]);
  });

  it('rejects a second route at the same path, and names both', () => {
    const router = filled();
    expect(() => router.at('/status', handler('other'))).toThrow(
      'Two routes are registered at /status: "at /status" and "other"',
    );
    expect(() => router.under('/ads/', handler('other'))).toThrow('at /ads/: "/ads/" and "other"');
  });
});
