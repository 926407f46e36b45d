import { Parser } from 'htmlparser2';
import type { Normaliser } from './normalise.ts';

/** Element paths with the names of their attributes, and the addresses an XML document names. */
export interface XmlShape {
  elements: string[];
  addresses: string[];
}

const holdsAddress =
  /^(loc|link|guid|id|url|uri|ClickThrough|Impression|Tracking|MediaFile|image:loc|atom:id)$/;
const addressAttributes = /^(href|url|src|xmlns(:.+)?)$/;

export function shapeXml(xml: string, normaliser: Normaliser): XmlShape {
  const elements = new Set<string>();
  const addresses = new Set<string>();
  const open: string[] = [];
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        open.push(name);
        elements.add([open.join('/'), ...Object.keys(attributes).toSorted()].join(' @'));
        for (const [key, value] of Object.entries(attributes))
          if (addressAttributes.test(key)) addresses.add(normaliser.text(value));
      },
      ontext(text) {
        const content = text.trim();
        if (content && holdsAddress.test(open.at(-1) ?? '')) addresses.add(normaliser.text(content));
      },
      onclosetag: () => void open.pop(),
    },
    { xmlMode: true },
  );
  parser.end(xml);
  return { elements: [...elements].toSorted(), addresses: [...addresses].toSorted() };
}

/** Names and labels of metrics in the Prometheus format. */
export function shapeMetrics(text: string): string[] {
  const lines = text.split('\n').flatMap((line) => {
    if (line.startsWith('# TYPE ')) return [line];
    const [, name, labels = ''] = /^(\w+)(?:\{([^}]*)\})? /.exec(line) ?? [];
    if (!name || line.startsWith('#')) return [];
    const keys = [...labels.matchAll(/(\w+)="/g)].map(([, key]) => key);
    return [`${name}{${keys.join(',')}}`];
  });
  return [...new Set(lines)].toSorted();
}

/** A file of `Name: value` lines, such as robots.txt: every line, without comments. */
export function shapeDirectives(text: string, normaliser: Normaliser): string[] {
  return text
    .split('\n')
    .map((line) => normaliser.text(line.trim()))
    .filter((line) => line && !line.startsWith('#'));
}

/** Markdown without its text: the sequence of blocks and the targets of links. */
export function shapeMarkdown(text: string, normaliser: Normaliser): { blocks: string; links: string[] } {
  const kinds = text.split('\n').flatMap((line) => {
    if (!line.trim()) return [];
    return [/^(#{1,6}|[-*>|]|\d+\.|---|```|\w+:)/.exec(line)?.[1]?.replace(/^\d+/, '1') ?? 'p'];
  });
  const links = [...text.matchAll(/\]\(<?([^)>\s]+)/g)].map(([, link = '']) => normaliser.text(link));
  return {
    blocks: kinds.filter((kind, index) => kind !== kinds[index - 1]).join(' '),
    links: [...new Set(links)].toSorted(),
  };
}
