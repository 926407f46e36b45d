// Exports of other systems, and what readers must find of them again: both from the tables of cases that the readers of
// `services/import/` are tested with.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { cardCases } from '#services/import/test/ghost/card-cases.ts';
import { cardPosts, ghostExport } from '#services/import/test/ghost/write-export.ts';
import { hugoCases, jekyllCases, type TemplateCase } from '#services/import/test/markdown/template-cases.ts';
import { fileNameOf, writeHugoSite, writeJekyllSite } from '#services/import/test/markdown/write-site.ts';
import {
  wordpressAddresses,
  wordpressExport,
  wordpressItems,
  wordpressRows,
} from '#services/import/test/wordpress-cases.ts';

export interface MovedStory {
  title: string;
  /** Where readers found it. */
  path: string;
  /** Types of its embeds, as readers see them. */
  blocks: string[];
  /** HTML, or words, that must be in the text. */
  source: string;
}

export interface MovedSystem {
  /** What the command imports. */
  file: string;
  stories: MovedStory[];
  /** All the cases in one text. */
  everything: MovedStory;
  /** Old addresses that are no story, and the end of the place each leads to. */
  addresses: (readonly [string, string])[];
  /** Pages, with words of each. */
  pages: (readonly [string, string])[];
}

/** Readers see nothing of what only editors see. */
const shown = (types: readonly string[]) =>
  types.filter((type) => !['imported', 'prose', 'text'].includes(type));
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

async function write(folder: string, files: Record<string, string | Buffer>): Promise<void> {
  for (const [place, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, place)), { recursive: true });
    await writeFile(join(folder, place), content);
  }
}

/** Words of cases that readers see; those with something unknown may keep theirs for editors. */
const wordsOf = (cases: readonly { gives: readonly string[]; words?: string }[]) =>
  cases.map(({ gives, words = '' }) => (gives.includes('imported') ? '' : words)).join(' ');

/** Texts are put together in this order: what never ends comes last. */
const endless = (title: string) => /never closed|never closes|Scripts/.test(title);
const inOrder = <T extends { title: string }>(all: readonly T[]) => [
  ...all.filter(({ title }) => !endless(title)),
  ...all.filter(({ title }) => endless(title)),
];

export async function wordpress(folder: string): Promise<MovedSystem> {
  const rows = await wordpressRows();
  const items = await wordpressItems();
  const uploads = { 'lamp.png': png, 'desk.png': png, 'waves.mp3': Buffer.from('ID3 waves') };
  await write(join(folder, 'wp-content/uploads/2024'), uploads);
  const stories = rows.map(([title = '', types = '']) => {
    const item = items.find((one) => one.title === title);
    if (!item) throw new Error(`the export has no ${title}`);
    // Shortcodes and block comments are no text; escaped shortcodes are.
    const source = item.content.replace(/(?<!\[)\[\/?[a-z][^\]\n]*\]/g, ' ');
    return { title, path: item.path, blocks: shown(types.split(', ')), source, content: item.content };
  });
  // Classic texts are paragraphs of lines, block texts are not: one post has one of the two.
  const blocks = inOrder(stories.filter(({ content }) => content.includes('<!-- wp:')));
  const everything = blocks.filter(({ content }) => !content.includes('wp:footnotes'));
  const whole = `<item><title>Everything of WordPress</title><link>https://old.example/everything/</link><dc:creator>mara</dc:creator><content:encoded><![CDATA[${everything.map(({ content }) => content).join('\n')}]]></content:encoded><wp:post_id>900</wp:post_id><wp:post_date_gmt>2024-05-02 09:30:00</wp:post_date_gmt><wp:post_name>everything-of-wordpress</wp:post_name><wp:status>publish</wp:status><wp:post_type>post</wp:post_type></item>`;
  const xml = await readFile(wordpressExport, 'utf8');
  await writeFile(
    join(folder, 'export.xml'),
    xml.replace('</channel>', () => `${whole}</channel>`),
  );
  return {
    file: join(folder, 'export.xml'),
    stories,
    everything: {
      title: 'Everything of WordPress',
      path: '/everything/',
      blocks: everything.flatMap((story) => story.blocks),
      source: everything.map(({ source }) => source).join('\n'),
    },
    addresses: [...wordpressAddresses],
    pages: [['/2024/05/about-us/', 'We write about lamps.']],
  };
}

export async function ghost(folder: string): Promise<MovedSystem> {
  const all = cardPosts();
  // A post for each card, its forms in turns; `read-ghost.test.ts` reads all of them.
  const posts = cardCases.flatMap((card, index) => {
    const forms = all.filter((post) => post.card === card);
    return forms[index % forms.length] ?? [];
  });
  const html = cardCases.filter((one) => one.html !== undefined);
  const published = { status: 'published', visibility: 'public', published_at: '2024-04-03T10:00:00.000Z' };
  const everything = {
    ...published,
    id: 'everything',
    type: 'post',
    title: 'Everything of Ghost',
    slug: 'everything-of-ghost',
    html: html.map((one) => one.html).join('<p>And on.</p>'),
  };
  const page = {
    ...published,
    id: 'page',
    type: 'page',
    title: 'Contact',
    slug: 'contact',
    html: '<p>Write to us.</p>',
  };
  await write(folder, {
    'export.json': ghostExport([...posts, everything, page]),
    'content/images/2024/lamp.png': png,
    'content/media/hum.mp3': Buffer.from('ID3 hum'),
    'content/files/manual.pdf': Buffer.from('%PDF-1.4'),
  });
  return {
    file: join(folder, 'export.json'),
    stories: posts.map(({ title, slug, card }) => ({
      title,
      path: `/${slug}/`,
      blocks: shown(card.gives),
      source: `<p>Words before it.</p>${wordsOf([card])}<p>Words after it.</p>`,
    })),
    everything: {
      title: everything.title,
      path: '/everything-of-ghost/',
      blocks: html.flatMap(({ gives }) => shown(gives)),
      source: wordsOf(html),
    },
    addresses: [
      ...posts.flatMap(({ slug, uuid }) => [
        [`/${slug}/amp/`, '/'] as const,
        [`/p/${String(uuid)}/`, '/'] as const,
      ]),
      ['/tag/gear/', '/topic/gear/'],
      ['/tag/gear/rss/', '/topic/gear/rss.xml'],
      ['/author/tomas/', '/meet-the-team/tomas-ek/'],
      ['/rss/', '/latest/rss.xml'],
      ['/content/images/2024/lamp.png', '/i/r/imported/'],
      ['/content/files/manual.pdf', '.pdf'],
    ],
    pages: [['/contact/', 'Write to us.']],
  };
}

/** Cases of a site of files, each with words before it and after it. */
const templateStories = (cases: readonly TemplateCase[], pathOf: (name: string) => string) =>
  cases.map((one) => ({
    title: one.name,
    path: pathOf(fileNameOf(one)),
    blocks: shown(one.gives),
    source: `<p>Words before it.</p>${wordsOf([one])}<p>Words after it.</p>`,
  }));

const everythingOf = (cases: readonly TemplateCase[]) =>
  inOrder(cases.map((one) => ({ ...one, title: one.name })));

export async function hugo(folder: string): Promise<MovedSystem> {
  await writeHugoSite(folder);
  const all = everythingOf(hugoCases);
  await write(folder, {
    'content/posts/everything.md': `---\ntitle: Everything of Hugo\ndate: 2024-05-02\nslug: everything-of-hugo\n---\n${all.map(({ source }) => source).join('\n\nAnd on.\n\n')}\n`,
    'static/media/hum.mp3': Buffer.from('ID3 hum'),
  });
  return {
    file: folder,
    stories: [
      ...templateStories(hugoCases, (name) => `/blog/posts/${name}/`),
      { title: 'A bundle', path: '/blog/posts/bundled/', blocks: ['image', 'image'], source: '' },
      { title: 'First news', path: '/blog/2024/05/first-news/', blocks: [], source: 'News.' },
    ],
    everything: {
      title: 'Everything of Hugo',
      path: '/blog/posts/everything-of-hugo/',
      blocks: all.flatMap(({ gives }) => shown(gives)),
      source: wordsOf(all),
    },
    addresses: [
      ['/old/bundle/', '/article/bundled/'],
      ['/blog/own/address/', '/article/own/'],
      ['/blog/categories/lamps/', '/topic/lamps/'],
      ['/blog/tags/light/', '/tags/light/'],
      ['/blog/tags/light/index.xml', '/tags/light/rss.xml'],
      ['/blog/authors/ada/', '/meet-the-team/ada-brook/'],
      ['/blog/index.xml', '/latest/rss.xml'],
      ['/blog/images/wide.png', '/i/r/imported/'],
      ['/blog/posts/bundled/beside.png', '/i/r/imported/'],
    ],
    pages: [
      ['/blog/about/', 'We like lamps.'],
      ['/blog/news/', 'All our news.'],
    ],
  };
}

export async function jekyll(folder: string): Promise<MovedSystem> {
  await writeJekyllSite(folder);
  const all = everythingOf(jekyllCases);
  await write(folder, {
    '_posts/2024-05-02-everything.md': `---\ntitle: Everything of Jekyll\n---\n${all.map(({ source }) => source).join('\n\nAnd on.\n\n')}\n`,
  });
  return {
    file: folder,
    stories: [
      ...templateStories(jekyllCases, (name) => `/blog/lamps/2024/05/01/${name}.html`),
      { title: 'Below a category', path: '/blog/gear/2024/05/10/below.html', blocks: [], source: 'Text.' },
    ],
    everything: {
      title: 'Everything of Jekyll',
      path: '/blog/2024/05/02/everything.html',
      blocks: all.flatMap(({ gives }) => shown(gives)),
      // The text prints its own title.
      source: wordsOf(all).replace('output of a field', 'Everything of Jekyll'),
    },
    addresses: [
      ['/old/own/', '/article/own'],
      ['/blog/assets/lamp.png', '/i/r/imported/'],
      ['/blog/feed.xml', '/latest/rss.xml'],
    ],
    pages: [['/blog/about.html', 'We like lamps.']],
  };
}
