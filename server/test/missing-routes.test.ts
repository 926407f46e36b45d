import { describe, expect, it } from 'vitest';
import { publication } from '#config';
import { warnMissingRoutes } from '#content/publication/missing-routes.ts';
import type { Publication } from '#content/publication/schema.ts';
import { createLog } from '#platform/json-log.ts';

function logged(of: Publication): unknown[] {
  const lines: string[] = [];
  const log = createLog({ level: 'warn', write: (line) => lines.push(line), now: () => new Date(0) });
  warnMissingRoutes(of, (message, fields) => log.warn(message, fields));
  return lines.map((line) => JSON.parse(line));
}

describe('routes that menus and footer name', () => {
  it('RT-74 all have an address as the product is shipped', () => {
    expect(logged(publication)).toEqual([]);
  });

  it('RT-74 may be legacy names', () => {
    const policies = [{ translationKey: 'sitemap', to: { route: 'sitemaps' } }];
    expect(logged({ ...publication, footer: { columns: [], policies } })).toEqual([]);
  });

  it('ER-19 RT-73 a name without an address is a warning in the log, with the entry that has it', () => {
    const shelf = [
      { linkText: 'Weather', trackingName: 'weather', route: { name: 'weather' } },
      {
        linkText: 'Tech',
        trackingName: 'tech',
        subNav: [{ size: 1, items: [{ linkText: 'Old', trackingName: 'old', route: { name: 'old_page' } }] }],
      },
    ];
    const policies = [{ translationKey: 'about', to: { route: 'constructor' } }];
    const footer = { columns: [], policies };
    expect(logged({ ...publication, menus: { ...publication.menus, shelf }, footer })).toEqual(
      [
        ['weather', 'menu weather'],
        ['old_page', 'menu old'],
        ['constructor', 'footer about'],
      ].map(([name, entry]) =>
        expect.objectContaining({ level: 'warn', event: `No legacy route ${name} for edition us`, entry }),
      ),
    );
  });
});
