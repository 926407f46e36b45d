import { expect, it } from 'vitest';
import { abScript } from './ab-script.ts';

it.each([
  ['all three', { name: 'stickyCta', group: 'test', version: '1' }, true],
  ['no name', { group: 'test', version: '1' }, false],
  ['no group', { name: 'stickyCta', version: '1' }, false],
  ['no version', { name: 'stickyCta', group: 'test' }, false],
  ['an empty one', { name: 'stickyCta', group: '', version: '1' }, false],
  ['nothing', {}, false],
])('AB-07 %s', (_name, facts, isThere) => {
  expect(abScript(facts)).toBe(
    isThere
      ? '<script type="application/json" id="ab-test">{"name":"stickyCta","group":"test","version":"1"}</script>'
      : '',
  );
});
