import { describe, expect, it } from 'vitest';
import { legacyRoutes, resolveLegacyRoute } from './legacy-route.ts';

function resolve(name: string, edition: string, params?: Record<string, string>) {
  const warnings: string[] = [];
  return { path: resolveLegacyRoute(name, edition, (message) => warnings.push(message), params), warnings };
}

describe('legacy routes', () => {
  it.each(Object.entries(legacyRoutes.us ?? {}))('RT-74 %s is %s', (name, pattern) => {
    const { path, warnings } = resolve(name, 'us', { slug: 'a b', id: '7' });
    expect(path).toBe(pattern.replace('{slug}', 'a%20b').replace('{id}', '7'));
    expect(warnings).toEqual([]);
  });

  it.each([
    ['RT-73', 'unknown', 'us'],
    ['RT-73', 'about', 'fr'],
    ['RT-73', 'constructor', 'us'],
    ['RT-73', 'about', '__proto__'],
    ['ER-19', 'feature', 'us'],
  ])('%s %s in %s is # with a warning', (_id, name, edition) => {
    const { path, warnings } = resolve(name, edition);
    expect(path).toBe('#');
    expect(warnings).toEqual([`No legacy route ${name} for edition ${edition}`]);
  });
});
