import { expect, it } from 'vitest';
import { bytesOf, type Chunk } from './chunks.ts';

it.each<[string, Chunk[]]>([
  ['nothing', []],
  ['text', ['<p>', 'Größe – 😀', '</p>']],
  ['bytes between text', ['<p>é', Buffer.from('ü – 😀'), Buffer.from(''), '</p>', '']],
  ['long text beside short text', ['a–', 'é'.repeat(3000), 'b', '–'.repeat(3000), Buffer.from('c'), 'd']],
  ['bytes alone', [Buffer.from('ü')]],
  ['half a character, as text shows it', ['\ud83d', Buffer.from('x')]],
  ['half a character in long text', ['a'.repeat(3000), `${'–'.repeat(3000)}\ud83d`, '\udc00'.repeat(2500)]],
  ['text beyond every buffer', ['😀'.repeat(140_000), '–'.repeat(5000)]],
])('%s becomes one piece of UTF-8', (_, chunks) => {
  expect(bytesOf(chunks)).toEqual(Buffer.concat(chunks.map((chunk) => Buffer.from(chunk as string))));
});
