import { expect, it } from 'vitest';
import { filenameOf } from './upload-metadata.ts';

const base64 = (text: string) => Buffer.from(text).toString('base64');

it.each([
  ['', ''],
  [`filename ${base64('harbor.jpg')}`, 'harbor.jpg'],
  [`filetype ${base64('image/jpeg')},filename ${base64('Hafen früh.jpg')}`, 'Hafen früh.jpg'],
  [`is_final, filename ${base64('a.png')}`, 'a.png'],
  [`filename ${base64('C:\\Photos\\dawn.jpg')}`, 'dawn.jpg'],
  [`filename ${base64('../../etc/passwd')}`, 'passwd'],
  [`filename ${base64(' a\u0000b\u202Egpj.exe ')}`, 'abgpj.exe'],
  [`filename ${base64(`${'x'.repeat(300)}.jpg`)}`, `${'x'.repeat(196)}.jpg`],
  ['filename not!base64', undefined],
  [`filename ${base64('a')},filename ${base64('b')}`, undefined],
  [`filename ${base64('a')} more`, undefined],
  [',', undefined],
])('reads %j as %j', (header, filename) => {
  expect(filenameOf(header)).toBe(filename);
});
