import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { IncomingComment, RejectedComment } from '#content/incoming-comments.ts';
import { plainText } from './plain-text.ts';
import { readDisqus } from './read-disqus.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'neutron-disqus-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function commentsOf(file: string) {
  const found: (IncomingComment | RejectedComment)[] = [];
  for await (const comment of (await readDisqus(file)).comments()) found.push(comment);
  return found;
}

describe('an export of Disqus', () => {
  const fixture = join(import.meta.dirname, '../test/disqus.xml');

  it('CM-08 gives threads with what finds their stories', async () => {
    const { threads, commentCount } = await readDisqus(fixture);
    expect(commentCount).toBe(6);
    expect(threads).toEqual([
      {
        sourceId: '100',
        identifier: 'story-1',
        link: 'https://old.example/2020/a-lamp/',
        title: 'A lamp & its light',
        createdAt: Date.parse('2020-05-01T09:30:00Z'),
        isClosed: true,
      },
    ]);
  });

  it('CM-08 gives comments as text, without addresses of mail or machines', async () => {
    const found = await commentsOf(fixture);
    expect(JSON.stringify(found)).not.toMatch(/@example\.com|192\.0\.2/);
    expect(found[0]).toMatchObject({
      sourceId: '201',
      threadId: '100',
      author: { name: 'Ada' },
      text: 'See https://shop.example/a/long/path\nand this one (https://b.example/).\n\nSecond & last',
      isDeleted: false,
      isSpam: false,
    });
    expect(found[1]).toMatchObject({ parentId: '201', author: { name: 'Ben' } });
    expect(found[2]).toMatchObject({ isDeleted: true, text: '' });
    expect(found[3]).toMatchObject({ isSpam: true });
    expect(found.slice(4)).toEqual([
      { sourceId: '205', rejected: 'its thread is deleted or not in the file' },
      { sourceId: '206', rejected: 'it has no date' },
    ]);
  });

  const bomb =
    '<?xml version="1.0"?><!DOCTYPE disqus [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]><disqus><post>&b;</post></disqus>';
  it.each([
    ['entities that expand', bomb, /declares a document type/],
    ['a file that is cut short', '<disqus><post dsq:id="1"><message>x', /is cut short/],
    ['another kind of file', '<rss><channel></channel></rss>', /begins with <rss> and not with <disqus>/],
    ['elements without end', `<disqus>${'<a>'.repeat(100)}`, /nested deeper/],
    ['no XML', 'Hello', /there is no <disqus>/],
  ])('CM-08 rejects %s before anything is handed over', async (_, content, problem) => {
    const file = join(folder, 'hostile.xml');
    await writeFile(file, content);
    await expect(readDisqus(file)).rejects.toThrow(problem);
  });

  it.each([
    ['<img src=x onerror=alert(1)>Hi<iframe src=x>no</iframe>', 'Hi'],
    ['<a href="javascript:alert(1)">Press</a>', 'Press'],
    ['<ul><li>One</li><li>Two</li></ul>', 'One\n\nTwo'],
    ['1 &lt; 2 &amp; <b>bold</b>', '1 < 2 & bold'],
  ])('CM-08 %s is %j', (html, text) => expect(plainText(html)).toBe(text));
});
