import { expect, it } from 'vitest';
import { abScript } from './ab-script.ts';

it.each([
  ['all three', { id: 'stickyCta', bucket: 'test', version: '1' }, true],
  ['no name', { bucket: 'test', version: '1' }, false],
  ['no group', { id: 'stickyCta', version: '1' }, false],
  ['no version', { id: 'stickyCta', bucket: 'test' }, false],
  ['an empty one', { id: 'stickyCta', bucket: '', version: '1' }, false],
  ['nothing', {}, false],
  ['no test', undefined, false],
])('AB-07 %s', (_name, facts, isThere) => {
  expect(abScript(facts)).toBe(
    isThere
      ? '<script type="application/json" id="ab-test">{"name":"stickyCta","group":"test","version":"1"}</script>'
      : '',
  );
});

it('AB-07 no name can end the script', () => {
  expect(abScript({ id: '</script>', bucket: 'b', version: '1' })).toContain('"name":"\\u003c/script>"');
});
