import type { RobotRule } from '#content/publication/schema.ts';
import { feedCallPrefix } from '#content/rules/feed-path.ts';
import { pathFor } from '#content/rules/route-paths.ts';

/** Calls, previews and searches are no pages; feeds with a part in their path repeat other feeds. */
const closed = ['/api/', pathFor('search'), feedCallPrefix, '/auth/', pathFor('user'), '/*?preview='];

const everyone: RobotRule = { agents: ['*'], purpose: 'everything', may: 'pages' };

/**
 * Who may read what. A robot keeps to the group that names it and to no other, so every group says everything.
 * A table without a line for all others gets one: what readers may see, machines may read.
 */
export function robotsTxt(rules: readonly RobotRule[], origin: string): string {
  const hasRest = rules.some(({ agents }) => agents.includes('*'));
  const groups = (hasRest ? rules : [...rules, everyone]).map(group);
  const sitemaps = ['/sitemaps/', '/sitemaps/news/'].map((path) => `Sitemap: ${origin}${path}`);
  return `${[...groups, sitemaps.join('\n')].join('\n\n')}\n`;
}

function group({ agents, purpose, may }: RobotRule): string {
  return [
    `# ${purpose}`,
    ...agents.map((agent) => `User-agent: ${agent}`),
    ...(may === 'nothing' ? ['Disallow: /'] : [...closed.map((path) => `Disallow: ${path}`), 'Allow: /']),
  ].join('\n');
}
