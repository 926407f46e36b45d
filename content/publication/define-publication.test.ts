import { describe, expect, it } from 'vitest';
import { definePublication } from './define-publication.ts';
import { slugOf } from './neutral-settings.ts';
import { readPublication } from './read-publication.ts';
import { lazyKeys, pickSettings, publicKeys, shellKeys } from './settings.ts';

const read = (settings: unknown) =>
  readPublication({ 'neutron.config.ts': definePublication(settings as never) }, new Set(['latest']));

describe('a configuration of a few lines', () => {
  it('CFG-02 needs a name only, and names no other publication', () => {
    const publication = definePublication({ brand: { name: 'Harborline' } });
    expect(read({ brand: { name: 'Harborline' } })).toEqual({ publication });
    expect(JSON.stringify(publication)).not.toMatch(/wavelength/i);
    expect([publication.siteId, publication.apiKey]).toEqual(['harborline', 'harborline-public']);
  });

  it('replaces defaults key by key, brand and features within them', () => {
    const publication = definePublication({
      siteId: 'port',
      brand: { name: 'Harborline', slogan: 'From the docks' },
      features: { seamless: false },
      social: [],
    });
    expect(publication.brand).toMatchObject({ slogan: 'From the docks', description: expect.any(String) });
    expect(publication.features).toMatchObject({ seamless: false, analytics: true });
    expect(publication.discussion.shortname).toBe('port');
  });

  it.each([
    [{ brand: { name: 7 } }, 'neutron.config.ts: brand.name: '],
    [{ brand: { name: 'A', tagline: 'B' } }, 'neutron.config.ts: brand: '],
    [{ brand: { name: 'A' }, colour: 'red' }, 'neutron.config.ts: colour: '],
    [{ brand: { name: 'A' }, siteId: 'Über' }, 'neutron.config.ts: siteId: '],
    [
      {
        settings: {
          sectionColors: { sport: { light: '#0a5fc2', dark: '#8a8f98' } },
          colors: { ink: '#1d2a44', accent: '#ffc23d' },
        },
      },
      'neutron.config.ts: settings.sectionColors.sport.dark: #8a8f98 on the dark ground #1d2a44 has a contrast of 4.',
    ],
    [{ roles: { owner: { remove: ['publish'] } } }, 'neutron.config.ts: roles.owner: cannot be changed'],
    [{ roles: { intern: {} } }, 'neutron.config.ts: roles.intern: is no default role'],
    [
      { roles: { writer: { add: ['fly'] } } },
      'neutron.config.ts: roles.writer.add.0: "fly" is no right; the',
    ],
    [{ roles: { writer: { rights: [], add: [] } } }, 'neutron.config.ts: roles.writer: must have either'],
    [
      { stages: [{ id: 'idea', name: 'Idea', to: ['done'] }] },
      'neutron.config.ts: stages.0 (idea).to: names the unknown stage done',
    ],
    [{ stages: [] }, 'neutron.config.ts: stages: must name at least one stage'],
    [{ roles: { 'The Boss': { rights: [] } } }, 'neutron.config.ts: roles.The Boss: '],
  ])('CFG-01 names the file and the field of %j', (settings, start) => {
    const result = read(settings);
    expect('problems' in result && result.problems[0]?.startsWith(start)).toBe(true);
  });

  it.each([undefined, null, 'text', {}])('survives %j', (settings) => {
    expect(read(settings)).toHaveProperty('publication.brand.name', 'My publication');
  });
});

it('splits a configuration into what browsers get and when', () => {
  const publication = definePublication({ brand: { name: 'Harborline' } });
  const parts = [publicKeys, shellKeys, lazyKeys].map((keys) => pickSettings(publication, keys));
  expect(parts.map((part) => Object.keys(part).length)).toEqual([publicKeys.length - 2, 3, 4]);
  expect(Object.assign({}, ...parts)).not.toHaveProperty('security');
});

it.each([
  ['Harborline', 'harborline'],
  ['Harbor & Line', 'harbor-line'],
  ['Élan Vital!', 'elan-vital'],
  ['日本', 'publication'],
])('writes %s as %s in addresses', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});
