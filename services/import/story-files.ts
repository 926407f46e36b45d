import type { Embed } from '#content/entities/embed.ts';
import type { IncomingFile } from '#content/incoming.ts';
import { fileEnding } from '#content/rules/imports/file-types.ts';
import { hostOf, oldPathOf } from './old-path.ts';

/** An address in a link of a body; what a reader writes there is escaped. */
const link = /<a\s[^<>]{0,2000}?href="([^"]{1,2000})"/g;

/** Files of the old site that a story links to or plays. Those of other sites stay where they are. */
export function filesOf(
  body: string,
  embeds: Readonly<Record<string, Embed>>,
  hosts: readonly string[],
): IncomingFile[] {
  const found = new Map<string, IncomingFile>();
  const add = (written: string) => {
    if (found.has(written) || !fileEnding(written)) return;
    const host = hostOf(written);
    if (host === undefined ? /^(?:[a-z][a-z0-9+.-]{0,30}:|\/\/)/i.test(written) : !hosts.includes(host))
      return;
    const [own] = hosts;
    const isPath = host === undefined && written.startsWith('/');
    const path = host !== undefined || isPath ? oldPathOf(written) : undefined;
    const address = isPath && own ? `https://${own}${written}` : written;
    found.set(written, { written, address, oldPaths: path ? [path] : [] });
  };
  for (const [, written = ''] of body.matchAll(link)) add(written.replaceAll('&amp;', '&'));
  for (const embed of Object.values(embeds)) if (embed.type === 'podcast') add(embed.url);
  return [...found.values()];
}
