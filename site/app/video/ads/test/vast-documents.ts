import { XMLParser, XMLValidator } from 'fast-xml-parser';
import type { DocumentSource } from '../load-ad.ts';

/** The part of an element that a VAST parser reads, made by a parser that knows neither VAST nor browsers. */
interface VastNode {
  nodeName: string;
  childNodes: VastNode[];
  attributes: { nodeName: string; nodeValue: string }[];
  textContent: string;
  getAttribute(name: string): string | null;
  setAttribute(name: string, value: string): void;
}

type Raw = Readonly<Record<string, unknown>>;

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  trimValues: false,
  parseTagValue: false,
  parseAttributeValue: false,
});

function nodeOf(raw: Raw): VastNode {
  const name = Object.keys(raw).find((key) => key !== ':@') ?? '';
  if (name === '#text') return elementOf(name, [], {}, String(raw[name]));
  const children = (raw[name] as Raw[]).map(nodeOf);
  const attributes = (raw[':@'] ?? {}) as Record<string, string>;
  return elementOf(name, children, attributes, children.map(({ textContent }) => textContent).join(''));
}

function elementOf(
  nodeName: string,
  childNodes: VastNode[],
  values: Readonly<Record<string, string>>,
  textContent: string,
): VastNode {
  const attributes = new Map(Object.entries(values));
  return {
    nodeName,
    childNodes,
    attributes: Object.entries(values).map(([name, nodeValue]) => ({ nodeName: name, nodeValue })),
    textContent,
    getAttribute: (name) => attributes.get(name) ?? null,
    setAttribute: (name, value) => void attributes.set(name, value),
  };
}

/** The root of a document, or nothing where there is none. */
export function parseVast(text: string): VastNode | undefined {
  if (XMLValidator.validate(text) !== true) return undefined;
  const roots = (parser.parse(text) as Raw[]).map(nodeOf);
  return roots.find(({ nodeName }) => nodeName !== '#text' && !nodeName.startsWith('?'));
}

/** Every element of that name below a node, in order. */
export function allBelow(node: VastNode | undefined, name: string): VastNode[] {
  return (node?.childNodes ?? []).flatMap((child) => [
    ...(child.nodeName === name ? [child] : []),
    ...allBelow(child, name),
  ]);
}

/** Ad servers that respond by path; `requested` lists all requested URLs. */
export function vastServers(
  answers: Readonly<Record<string, string>>,
): DocumentSource & { requested: string[] } {
  const requested: string[] = [];
  return {
    requested,
    async get(url) {
      requested.push(url);
      const root = parseVast(answers[new URL(url).pathname] ?? '');
      return root ? { xml: { documentElement: root } } : { error: new Error('no document') };
    },
  };
}
