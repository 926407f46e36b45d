import type { Publication } from '#content/publication/schema.ts';
import { hrefFor, pathFor } from '#content/rules/route-paths.ts';

/** What the publication is and where things are, for programs that answer people's questions. */
export function llmsTxt(publication: Publication, origin: string): string {
  const { brand, menus } = publication;
  const link = (text: string, path: string, about = '') =>
    `- [${text}](${new URL(path, origin).href})${about ? `: ${about}` : ''}`;
  const sections = menus.shelf.flatMap(({ linkText, linkUrl, route }) => {
    const path = linkUrl ?? (route && hrefFor(route.name, route.params ?? {}, publication));
    return path ? [link(linkText, path)] : [];
  });
  return [
    `# ${brand.name}`,
    `> ${brand.description}`,
    brand.descriptionLong,
    'Every story is also there as Markdown: put `.md` in the place of the last slash of its address, as in `/article/a-story.md`. Quote with the name of the writer and a link to the story.',
    `## Sections\n\n${sections.join('\n')}`,
    [
      '## Feeds\n',
      link('News', '/news/rss.xml', 'RSS; `atom.xml` and `feed.json` beside it'),
      link('All feeds', pathFor('rssfeeds')),
      link('Sitemaps', '/sitemaps/'),
    ].join('\n'),
    [
      '## Optional\n',
      link('About', pathFor('about')),
      link('Editorial guidelines', pathFor('editorial_guidelines')),
    ].join('\n'),
    '',
  ].join('\n\n');
}
