import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { hugoCases, jekyllCases, type TemplateCase } from './template-cases.ts';

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

export const fileNameOf = ({ name }: TemplateCase) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

async function writeAll(folder: string, files: Record<string, string | Buffer>): Promise<void> {
  for (const [place, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, place)), { recursive: true });
    await writeFile(join(folder, place), content);
  }
}

/** The three forms of front matter take turns. */
function frontMatter(index: number, title: string): string {
  if (index % 3 === 0)
    return `---\ntitle: ${JSON.stringify(title)}\ndate: 2024-05-01T09:30:00+02:00\nauthors: [ada]\ncategories: [Lamps]\ntags: [light]\n---\n`;
  if (index % 3 === 1)
    return `+++\ntitle = ${JSON.stringify(title)}\ndate = 2024-05-01T09:30:00+02:00\nauthors = ["ada"]\ncategories = ["Lamps"]\ntags = ["light"]\n+++\n`;
  return `${JSON.stringify({ title, date: '2024-05-01T09:30:00+02:00', authors: ['ada'], categories: ['Lamps'], tags: ['light'] }, null, 2)}\n`;
}

const around = (source: string) => `Words before it.\n\n${source}\n\nWords after it.\n`;

/** A site of Hugo with a story for each case, a bundle, pages, a section and an author. */
export async function writeHugoSite(folder: string): Promise<void> {
  await writeAll(folder, {
    'hugo.toml':
      'baseURL = "https://old.example/blog/"\ntitle = "Lamps"\n[params]\ncity = "Oslo"\n[permalinks]\nnews = "/:year/:month/:slug/"\n',
    'data/authors/ada.toml': 'name = "Ada Brook"\nbio = "Writes about light."\n',
    'static/images/wide.png': png,
    'content/posts/lamp.png': png,
    'content/posts/bundle/index.md':
      '---\ntitle: A bundle\ndate: 2024-05-02\naliases: [/old/bundle/]\nslug: bundled\n---\n![Beside](beside.png)\n\n![Root](/images/wide.png)\n',
    'content/posts/bundle/beside.png': png,
    'content/news/first.md': '---\ntitle: First news\ndate: 2024-05-03T08:00:00Z\n---\nNews.\n',
    'content/news/own.md': '---\ntitle: Own address\ndate: 2024-05-03\nurl: /own/address/\n---\nNews.\n',
    'content/news/gone.md': '---\ntitle: Gone\ndate: 2024-05-03\nexpiryDate: 2024-06-01\n---\nNews.\n',
    'content/news/draft.md': '---\ntitle: Draft\ndraft: true\n---\nNews.\n',
    'content/news/later.md': '---\ntitle: Later\ndate: 2026-12-24\n---\nNews.\n',
    'content/news/_index.md': '---\ntitle: News\n---\nAll our news.\n',
    'content/posts/_index.md': '---\ntitle: Posts\n---\n',
    'content/about.md': '+++\ntitle = "About"\n+++\nWe like lamps.\n',
    'content/categories/lamps/_index.md': '---\ntitle: Lamps and light\n---\nAll that shines.\n',
    ...Object.fromEntries(
      hugoCases.map((one, index) => [
        `content/posts/${fileNameOf(one)}.md`,
        frontMatter(index, one.name) + around(one.source),
      ]),
    ),
  });
}

export async function writeJekyllSite(folder: string): Promise<void> {
  await writeAll(folder, {
    '_config.yml':
      'title: Lamps\nurl: https://old.example\nbaseurl: /blog\nauthor: Ada Brook\ndefaults:\n  - scope: { path: "", type: posts }\n    values: { author: ada }\n',
    '_data/authors.yml': 'ada:\n  name: Ada Brook\n  bio: Writes about light.\n',
    'assets/lamp.png': png,
    'about.md': '---\ntitle: About\nlayout: page\n---\nWe like lamps.\n',
    '_drafts/idea.md': '---\ntitle: An idea\n---\nNot yet.\n',
    '_posts/2024-05-09-own.md':
      '---\ntitle: Own address\npermalink: /own/address/\nredirect_from: /old/own/\n---\nText.\n',
    'gear/_posts/2024-05-10-below.md': '---\ntitle: Below a category\ntags: light dark\n---\nText.\n',
    '_layouts/post.html': '---\n---\n{{ content }}',
    ...Object.fromEntries(
      jekyllCases.map((one) => [
        `_posts/2024-05-01-${fileNameOf(one)}.md`,
        `---\ntitle: ${JSON.stringify(one.name)}\ncategories: lamps\n---\n${around(one.source)}`,
      ]),
    ),
  });
}
