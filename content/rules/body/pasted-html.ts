import { Parser } from 'htmlparser2';
import { droppedWithContent } from './allowed-tags.ts';
import { type CleanElement, type CleanNode, cleanHtml } from './clean-tree.ts';
import { gatherWordLists, marker } from './word-lists.ts';

/** Deeper clipboards are attacks; the parser's work per tag grows with the depth. */
const deepest = 200;

const renamed: Readonly<Record<string, string>> = {
  ...{ b: 'strong', i: 'em', s: 'del', strike: 'del', h1: 'h2', h5: 'h4', h6: 'h4', tt: 'code', kbd: 'code' },
};
const blocks = new Set(
  'p h2 h3 h4 ul ol li pre blockquote table caption thead tbody tfoot tr th td figure figcaption hr'.split(
    ' ',
  ),
);
const inline = new Set('a strong em code sub sup abbr time mark small del ins br'.split(' '));

/**
 * The HTML of a clipboard as plain blocks: what word processors, mail and chat programs say with styles, classes and
 * empty elements is said with tags, and everything else is dropped. Still to be sanitised.
 */
export function pastedHtml(html: string): string {
  return cleanHtml(asBlocks(gatherWordLists(clipboardTree(html)).flatMap(simplify)));
}

function clipboardTree(html: string): CleanNode[] {
  const root: CleanElement = { tag: '', attributes: {}, children: [] };
  const open = [root];
  let dropping = 0;
  const parser: Parser = new Parser({
    onopentag(tag, attributes) {
      if (open.length > deepest) return parser.pause();
      const element = { tag, attributes, children: [] };
      if (isDropped(element)) dropping += 1;
      if (dropping === 0) open.at(-1)?.children.push(element);
      open.push(element);
    },
    ontext(text) {
      if (dropping === 0) open.at(-1)?.children.push(text);
      else
        addMarker(
          open.findLast(({ tag }) => tag === 'p'),
          text,
        );
    },
    onclosetag() {
      const element = open.pop();
      if (element && isDropped(element)) dropping -= 1;
    },
  });
  parser.end(html);
  return root.children;
}

/** The number or bullet of a Word list says which kind of list it is. */
function addMarker(paragraph: CleanElement | undefined, text: string): void {
  if (paragraph)
    paragraph.attributes = { ...paragraph.attributes, [marker]: (paragraph.attributes[marker] ?? '') + text };
}

const styleOf = ({ attributes }: CleanElement) => (attributes.style ?? '').toLowerCase().replace(/\s+/g, '');

/** Also the bullets that Word writes as text, and the line break that Apple's programs add at the end. */
function isDropped(element: CleanElement): boolean {
  return (
    droppedWithContent.has(element.tag) ||
    styleOf(element).includes('mso-list:ignore') ||
    element.attributes.class === 'Apple-interchange-newline'
  );
}

/** Browsers copy a space at the edge of a text as one that does not break, in a `<span>` of its own. */
const isCopiedSpace = ({ tag, attributes, children }: CleanElement) =>
  attributes.class === 'Apple-converted-space' ||
  (tag === 'span' &&
    Object.keys(attributes).length === 0 &&
    children.length === 1 &&
    children[0] === '\u00a0');

function simplify(node: CleanNode): CleanNode[] {
  // Line ends of the source are spaces in HTML.
  if (typeof node === 'string') return [node.replace(/[\r\n\t]+/g, ' ')];
  if (isCopiedSpace(node)) return [' '];
  const tag = renamed[node.tag] ?? node.tag;
  const children = tag === 'pre' ? [textOf(node)] : node.children.flatMap(simplify);
  if (tag === 'hr' || tag === 'br') return [{ tag, attributes: {}, children: [] }];
  if (tag === 'li' || tag === 'td' || tag === 'th')
    return [{ tag, attributes: cellAttributes(node), children: withoutOnlyParagraph(children) }];
  if (tag === 'div' || tag === 'section' || tag === 'article' || tag === 'center') return asBlocks(children);
  if (blocks.has(tag))
    return [
      {
        tag,
        attributes: startOf(node),
        children: holdsBlocks.has(tag) ? withoutBlanks(children) : trimmed(children),
      },
    ];
  return inlineNodes(node, tag, children);
}

/** White space between their parts says nothing. */
const holdsBlocks = new Set('ul ol table thead tbody tfoot tr'.split(' '));
const withoutBlanks = (children: readonly CleanNode[]) => children.filter((child) => !isBlank(child));

const startOf = ({ attributes }: CleanElement): Record<string, string> =>
  attributes.start ? { start: attributes.start } : {};

function cellAttributes({ attributes }: CleanElement): Record<string, string> {
  const { colspan, rowspan, scope } = attributes;
  const written = {
    ...(colspan ? { colspan } : {}),
    ...(rowspan ? { rowspan } : {}),
    ...(scope ? { scope } : {}),
  };
  return Object.fromEntries(Object.entries(written).filter(([, value]) => value !== '1'));
}

/** Tags that mean something, and the styles that mean the same. Google Docs wraps everything in a `<b>` of normal weight. */
function inlineNodes(node: CleanElement, tag: string, children: CleanNode[]): CleanNode[] {
  const style = styleOf(node);
  const isNormal = /font-weight:(?:normal|400)/.test(style);
  const around: string[] = [];
  if (inline.has(tag) && !(tag === 'strong' && isNormal)) around.push(tag);
  if (/font-weight:(?:bold|[6-9]00)/.test(style)) around.push('strong');
  if (style.includes('font-style:italic')) around.push('em');
  if (style.includes('line-through')) around.push('del');
  if (style.includes('vertical-align:super')) around.push('sup');
  if (style.includes('vertical-align:sub')) around.push('sub');
  const hasWords = children.some((child) => typeof child !== 'string' || child !== '');
  if (!hasWords || children.some((child) => typeof child !== 'string' && blocks.has(child.tag)))
    return children;
  return [...new Set(around)].reduceRight<CleanNode[]>(
    (inner, name) => [{ tag: name, attributes: name === 'a' ? linkOf(node) : {}, children: inner }],
    children,
  );
}

/** Google Docs leads every link through an address of its own. */
function linkOf({ attributes: { href = '' } }: CleanElement): Record<string, string> {
  const isLed = /^https:\/\/www\.google\.com\/url\?/.test(href) && URL.canParse(href);
  return { href: (isLed && new URL(href).searchParams.get('q')) || href };
}

function textOf(node: CleanNode): string {
  if (typeof node === 'string') return node;
  return node.tag === 'br' ? '\n' : node.children.map(textOf).join('');
}

const isBlock = (node: CleanNode | undefined) => typeof node === 'object' && blocks.has(node.tag);

/** Text beside blocks becomes a paragraph; two line breaks end it. */
function asBlocks(children: readonly CleanNode[]): CleanNode[] {
  const found: CleanNode[] = [];
  let run: CleanNode[] = [];
  const endRun = () => {
    const words = trimmed(run);
    if (words.length > 0) found.push({ tag: 'p', attributes: {}, children: words });
    run = [];
  };
  for (const child of children) {
    const last = run.at(-1);
    const isSecondBreak = isBreak(child) && isBreak(last);
    if (isBlock(child) || isSecondBreak) endRun();
    if (isBlock(child)) found.push(child);
    else if (!isSecondBreak) run.push(child);
  }
  endRun();
  return found.filter((node) => typeof node === 'string' || node.tag !== 'p' || node.children.length > 0);
}

const isBreak = (node: CleanNode | undefined) => typeof node === 'object' && node.tag === 'br';
const isBlank = (node: CleanNode | undefined) =>
  isBreak(node) || (typeof node === 'string' && node.trim() === '');

/** Without white space and line breaks at both ends. */
function trimmed(children: readonly CleanNode[]): CleanNode[] {
  let from = 0;
  let to = children.length;
  while (from < to && isBlank(children[from])) from += 1;
  while (to > from && isBlank(children[to - 1])) to -= 1;
  return children.slice(from, to);
}

/** `<li><p>text</p></li>` is a list with tight lines. */
function withoutOnlyParagraph(children: readonly CleanNode[]): CleanNode[] {
  const [first, ...rest] = trimmed(children);
  const isTight = typeof first === 'object' && first.tag === 'p' && rest.every((node) => !isParagraph(node));
  return isTight ? [...first.children, ...rest] : trimmed(children);
}

const isParagraph = (node: CleanNode) => typeof node === 'object' && node.tag === 'p';
