import type { StoryWarning } from '#content/entities/story-warning.ts';
import { droppedWithContent } from '#content/rules/body/allowed-tags.ts';
import { type RemovedPart, sanitiseHtml } from '#content/rules/body/sanitise-html.ts';

/** What sanitising takes out of a piece of HTML: each tag, attribute and address once, with how often it occurred. */
export function htmlWarnings(
  html: string | undefined,
  field: string,
  ownDomains: readonly string[],
): StoryWarning[] {
  if (!html) return [];
  const counts = new Map<string, { part: RemovedPart; count: number }>();
  const onRemove = (part: RemovedPart) => {
    const key = JSON.stringify(part);
    const known = counts.get(key);
    if (known) known.count += 1;
    else counts.set(key, { part, count: 1 });
  };
  sanitiseHtml(html, { ownDomains, onRemove });
  return [...counts.values()].map(({ part, count }) => {
    const [what, reason] = explain(part);
    const message = `${what} was removed${count > 1 ? ` ${count} times` : ''}: ${reason}`;
    return { code: `${part.kind}_removed` as const, field, message };
  });
}

/** The removed markup and the reason. */
function explain(part: RemovedPart): [what: string, reason: string] {
  switch (part.kind) {
    case 'tag':
      return [`<${part.name}>`, reasonForTag(part.name)];
    case 'link':
      return [
        `The address ${JSON.stringify(part.href.slice(0, 100))}`,
        'links need https, http, mailto, tel or a path',
      ];
    case 'attribute':
      return [`The attribute ${part.name.slice(0, 100)}`, reasonForAttribute(part)];
  }
}

function reasonForAttribute({ name, isKnown }: { name: string; isKnown: boolean }): string {
  if (isKnown) return 'its value cannot be used';
  if (name.startsWith('on')) return 'a body runs no scripts';
  if (name === 'style' || name === 'class') return 'the site decides how prose looks';
  if (name === 'id') return 'headings get an id from their text, nothing else has one';
  return 'a body holds prose, and prose has no such attribute';
}

const mediaTags = new Set(['img', 'picture', 'source', 'iframe', 'video', 'audio', 'embed', 'object']);

function reasonForTag(tag: string): string {
  if (mediaTags.has(tag))
    return 'pictures, videos and frames are embeds, sent in additionalShortcodeData and placed by a shortcode';
  return droppedWithContent.has(tag)
    ? 'a body holds prose, and this went with its content'
    : 'a body holds prose; the text inside stays';
}
