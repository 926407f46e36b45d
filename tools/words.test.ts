import { expect, test } from 'vitest';
import { wordExceptions } from './words/exceptions.ts';
import { createWordSearch, piecesOf } from './words/find-words.ts';
import { wordRules } from './words/rules.ts';
import { countByFolder, isSearched } from './words.ts';

const search = createWordSearch(wordRules, wordExceptions);
const wordsIn = (path: string, source: string) =>
  search.inPieces(path, piecesOf(path, source)).map(({ line, word }) => `${line} ${word}`);

test.each([
  ['openAdsRoom()', '1 room'],
  ['const ads_room = 1', '1 room'],
  ['const ADS_ROOM = 1', '1 room'],
  ["import './ads-room.ts'", '1 room'],
  ['takeIn(file)', '1 takeIn'],
  ['interface NearWatch {}', '1 near'],
  ['.caged-ad { color: red }', '1 caged'],
])('a name is searched by its parts: %s', (source, found) => {
  expect(wordsIn('api/a.ts', source)).toEqual([found]);
});

test.each([
  '// Takes in what waits.',
  '/** Needs your leave. */',
  'throw new Error("a near host was requested")',
  'const text = `nothing runs\nwithout leave`',
])('comments and sentences are searched for phrases: %s', (source) => {
  expect(wordsIn('api/a.ts', source)).toHaveLength(1);
});

test.each([
  'const newsletter = bathroom',
  'element.addEventListener(eventNames.shown)',
  'Math.floor(2.5)',
  '// A house ad fills the slot.',
  'requestAnimationFrame(render)',
  "letterSpacing: '1px'",
  "{ name: 'front-door', path: '/' }",
])('the field’s own terms and names of the specification stay: %s', (source) => {
  expect(wordsIn('api/a.ts', source)).toEqual([]);
});

test('an exception covers its phrase, not the whole line', () => {
  expect(wordsIn('api/a.ts', '// A house ad of the house.')).toEqual(['1 house']);
});

test('a finding names its line behind strings, expressions and templates of several lines', () => {
  expect(wordsIn('api/a.ts', 'const a = `x\ny`;\nconst c = /[\'"`]/;\n// A lane.')).toEqual(['4 lane']);
});

test('story texts of the demo are not searched, its code is', () => {
  expect(wordsIn('demo/a.ts', "const roomOf = 'The house has a red door.';")).toEqual(['1 room']);
  expect(isSearched('demo/pieces/a-quiet-room.md')).toBe(false);
});

test('documents and file names are searched', () => {
  expect(wordsIn('docs/map.md', 'One\nHanded to whoever waits')).toEqual(['2 whoever']);
  expect(search.inName('server/ads-room.ts').map(({ word }) => word)).toEqual(['room']);
});

test('every rule says what to write instead, and every exception is for a word of the rules', () => {
  const words = new Set(wordRules.map(({ word }) => word));
  expect(wordRules.filter(({ instead }) => !instead)).toEqual([]);
  expect(wordExceptions.filter(({ word, reason }) => !words.has(word) || !reason)).toEqual([]);
});

test('findings are counted by folder, the most first', () => {
  const at = (path: string) => ({ path, line: 1, word: 'room', instead: 'service' });
  expect(countByFolder([at('api/a.ts'), at('site/app/b.ts'), at('site/app/c.ts')])).toEqual([
    ['site/app', 2],
    ['api', 1],
  ]);
});
