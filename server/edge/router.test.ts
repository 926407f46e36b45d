import { describe, expect, it } from 'vitest';
import type { Route } from './http/request-listener.ts';
import { createRouter } from './router.ts';

const handler = (name: string): Route => ({ name, handler: () => undefined });

function filled() {
  const router = createRouter();
  for (const path of ['/status', '/api/newsletters']) router.at(path, handler(`at ${path}`));
  for (const place of ['api', 'api/newsletters', 'desk/ads', 'i/r', 'ads'])
    router.under(place, handler(place));
  return router;
}

describe('the handlers of a process', () => {
  it.each([
    ['/status', 'at /status'],
    ['/status/', undefined],
    ['/api/neutron/stories/', 'api'],
    ['/api/newsletters', 'at /api/newsletters'],
    ['/api/newsletters/daily', 'api/newsletters'],
    ['/api/newslettersdaily', 'api'],
    ['/desk/ads/', 'desk/ads'],
    ['/desk/ads', undefined],
    ['/desk/other/', undefined],
    ['/i/r/a.png', 'i/r'],
    ['/ads/tag.js', 'ads'],
    ['/adsense/tag.js', undefined],
    ['/', undefined],
  ])('CFG-04 %s is answered by %s', (path, name) => {
    expect(filled().find(path)?.name).toBe(name);
  });

  it('CFG-04 lists the paths with a handler, and wraps some of them', () => {
    const router = filled();
    router.under('desk/', handler('desk'));
    expect([router.find('/desk/')?.name, router.find('/desk/none/')]).toEqual(['desk', undefined]);
    router.guard((place, before) => (place.startsWith('desk/') ? handler(`guarded ${place}`) : before));
    expect(router.find('/desk/ads/')?.name).toBe('guarded desk/ads');
    expect(router.find('/ads/tag.js')?.name).toBe('ads');
    expect(router.paths()).toEqual([
      '/status',
      '/api/newsletters',
      '/api/',
      '/api/newsletters/',
      '/desk/ads/',
      '/i/r/',
      '/ads/',
      '/desk/',
    ]);
  });
});
