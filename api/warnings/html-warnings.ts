import type { StoryWarning } from '#content/entities/story-warning.ts';
import { droppedWithContent } from '#content/rules/body/allowed-tags.ts';
import { type RemovedPart, sanitiseHtml } from '#content/rules/body/sanitise-html.ts';

/** What sanitising takes out of a piece of HTML, each tag and address once with how often it occurred. */
export function htmlWarnings(
  html: string | undefined,
  field: string,
  ownDomains: readonly string[],
): StoryWarning[] {
  if (!html) return [];
  const counts = new Map<string, { part: RemovedPart; count: number }>();
  const onRemove = (part: RemovedPart) => {
    const key = part.kind === 'tag' ? `<${part.name}>` : part.href;
    const known = counts.get(key);
    if (known) known.count += 1;
    else counts.set(key, { part, count: 1 });
  };
  sanitiseHtml(html, { ownDomains, onRemove });
  return [...counts.values()].map(({ part, count }) =>
    part.kind === 'tag'
      ? { code: 'tag_removed', field, message: `${times(`<${part.name}>`, count)}: ${reasonFor(part.name)}` }
      : {
          code: 'link_removed',
          field,
          message: `${times(`The address ${JSON.stringify(part.href.slice(0, 100))}`, count)}: links need https, http, mailto, tel or a path`,
        },
  );
}

const times = (what: string, count: number) => `${what} was removed${count > 1 ? ` ${count} times` : ''}`;

const mediaTags = new Set(['img', 'picture', 'source', 'iframe', 'video', 'audio', 'embed', 'object']);

function reasonFor(tag: string): string {
  if (mediaTags.has(tag))
    return 'pictures, videos and frames are embeds, sent in additionalShortcodeData and placed by a shortcode';
  return droppedWithContent.has(tag)
    ? 'a body holds prose, and this went with its content'
    : 'a body holds prose; the text inside was kept';
}
