import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { defineEmbed, definePage, defineView } from '../api/overrides.ts';
import { findOverrides, type OverrideFolder } from './find-overrides.ts';
import { overrideModules } from './override-modules.ts';
import { type Definition, readOverrides } from './read-overrides.ts';

const render = () => null;
const at = (folder: OverrideFolder, name: string, value: unknown): Definition => {
  const file = folder === 'search' ? `overrides/${name}` : `overrides/${folder}/${name}`;
  return { folder, file, path: `/paper/${file}`, value };
};
const view = at('views', 'ranking.tsx', defineView({ type: 'ContentList', view: 'ranking', render }));
const embed = at('embeds', 'tide.tsx', defineEmbed({ name: 'tide', fields: { port: 'text' }, render }));
const page = at('pages', 'tides.tsx', definePage({ path: '/tides/', title: 'Tides', noIndex: true, render }));
const about = at('pages', 'about.tsx', definePage({ replaces: 'about', render }));

it('reads names, fields and routes', () => {
  expect(readOverrides([view, embed, page, about])).toEqual({
    views: { ContentList: ['ranking'] },
    embeds: { tide: { port: 'text' } },
    routes: [
      { name: 'own-tides', path: '/tides/', noIndex: true },
      { name: 'own-about', replaces: 'about' },
    ],
  });
});

it.each<[Definition, string]>([
  [at('views', 'a.tsx', undefined), 'overrides/views/a.tsx: must have a default export made with defineView'],
  [at('views', 'a.tsx', embed.value), 'must have a default export made with defineView'],
  [at('views', 'a.tsx', { kind: 'view', type: 'List', view: 'a', render }), 'type: must be one of Article'],
  [at('views', 'a.tsx', { kind: 'view', type: 'Text', view: 'a' }), 'render: must be a function'],
  [
    at('pages', 'a.tsx', { kind: 'page', path: 'tides', title: 'A', render }),
    'path: must be a path as /tides/',
  ],
  [at('pages', 'a.tsx', { kind: 'page', replaces: 'abut', render }), 'replaces: must be one of front-door'],
  [at('embeds', 'a.tsx', { kind: 'embed', name: 'a', fields: { x: 'html' }, render }), 'fields.x'],
  [at('emails', 'a.ts', { kind: 'email', email: 'hello', write: render }), 'email: must be one of verify'],
  [at('search', 'search.ts', { kind: 'adapter', for: 'ads' }), 'overrides/search.ts: for: '],
  [at('views', 'b.tsx', view.value), 'overrides/views/ranking.tsx defines ContentList ranking already'],
])('rejects %o and names the file', (definition, message) => {
  expect(() => readOverrides([view, definition])).toThrow(message);
  expect(() => readOverrides([view, definition])).toThrow(definition.file);
});

it('puts the definitions into the modules that pages import', () => {
  const all = [view, embed, page];
  const modules = overrideModules(all, readOverrides(all), '/paper/node_modules/neutron');
  expect(modules.views).toContain('"ContentList": { "ranking": own0.render }');
  expect(modules.embeds).toContain('import own0 from "/paper/overrides/embeds/tide.tsx"');
  expect(modules.pages).toContain('file: "../../overrides/pages/tides.tsx"');
  expect(modules.ads).toContain('ownAdServices = {  }');
});

it('finds the files of each folder, and rejects one that would have no effect', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'neutron-overrides-'));
  const write = async (file: string) => {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), '');
  };
  for (const name of ['views/a.tsx', 'views/a.module.css', 'lib/b.ts', 'search.ts', 'README.md'])
    await write(`overrides/${name}`);
  expect(findOverrides(folder).map(({ folder: kind, file }) => [kind, file])).toEqual([
    ['search', 'overrides/search.ts'],
    ['views', 'overrides/views/a.tsx'],
  ]);
  await write('overrides/view/c.tsx');
  expect(() => findOverrides(folder)).toThrow('overrides/view/c.tsx: this file has no effect here');
  await rm(folder, { recursive: true });
});
