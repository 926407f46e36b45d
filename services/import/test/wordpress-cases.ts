import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');

/** The export of the fixture, one post for each row of the guide. */
export const wordpressExport = join(import.meta.dirname, 'wordpress.xml');

/** The rows of the table in `docs/guides/moving.md`: title of the post, its embeds or `text`, and whether it arrives clean. */
export async function wordpressRows(): Promise<string[][]> {
  const guide = await readFile(join(root, 'docs/guides/moving.md'), 'utf8');
  const section = guide.split('\n## ').find((part) => part.startsWith('From WordPress')) ?? '';
  return [...section.matchAll(/^\| (.+) \|$/gm)]
    .map(([, row = '']) => row.split(' | '))
    .filter(([first]) => first !== 'Post');
}

/** Published posts and pages of the export, as it has them. */
export async function wordpressItems() {
  const xml = await readFile(wordpressExport, 'utf8');
  const field = (item: string, name: string) =>
    new RegExp(`<${name}>(?:<!\\[CDATA\\[)?([\\s\\S]*?)(?:\\]\\]>)?</${name}>`).exec(item)?.[1] ?? '';
  return xml
    .split('<item>')
    .slice(1)
    .filter(
      (item) => /^(?:post|page)$/.test(field(item, 'wp:post_type')) && field(item, 'wp:status') === 'publish',
    )
    .map((item) => ({
      id: field(item, 'wp:post_id'),
      title: field(item, 'title'),
      path: new URL(field(item, 'link')).pathname,
      content: field(item, 'content:encoded'),
    }));
}

/** Old addresses of the export, and the end of the place each leads to. */
export const wordpressAddresses = [
  ['/2024/05/salt/', 'salt'],
  ['/2024/06/salt/', 'salt-2'],
  ['/?p=150', 'salt'],
  ['/2024/05/salt/feed/', 'salt'],
  ['/2024/05/about-us/', 'about-us'],
  ['/?page_id=160', 'about-us'],
  ['/category/night/day/', '/topic/day/'],
  ['/category/day/feed/', '/topic/day/rss.xml'],
  ['/?cat=3', '/topic/day/'],
  ['/tag/how-to/', '/tags/how-to/'],
  ['/author/mara/', '/meet-the-team/mara-lindqvist/'],
  ['/?author=7', '/meet-the-team/mara-lindqvist/'],
  ['/feed/atom/', '/latest/atom.xml'],
  ['/2024/05/', '/latest/'],
  ['/2024/05/01/', '/latest/'],
  ['/wp-content/uploads/2024/lamp.png', '/i/r/imported/'],
  ['/?attachment_id=201', '/i/r/imported/'],
] as const;
