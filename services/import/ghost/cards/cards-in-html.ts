import { DomUtils, Parser, parseDocument } from 'htmlparser2';
import type { Parts } from '../../body/parts.ts';
import { cardHtml, type GhostCard } from './card-html.ts';

type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

/** Reading goes down by recursion; no card is that deep. */
const deepest = 200;

/** HTML as Ghost renders it: cards (`kg-…-card`) become markers, everything else stays. */
export function htmlWithCards(html: string, parts: Parts): string {
  if (!/kg-|<pre|<!--members-only/.test(html) || !isShallow(html)) return html;
  const document = parseDocument(
    html.replaceAll('<!--members-only-->', '<div class="kg-paywall-card"></div>'),
  );
  const rendered: string[] = [];
  for (const element of DomUtils.getElementsByTagName('*', document, true)) {
    const card = cardOf(element);
    // A card inside another one is part of it.
    if (!card || hasParentCard(element)) continue;
    const [place] = parseDocument(`<ghost-card-${rendered.length}></ghost-card-${rendered.length}>`).children;
    rendered.push(cardHtml(card, parts));
    if (place) DomUtils.replaceElement(element, place);
  }
  return DomUtils.getOuterHTML(document).replace(
    /<ghost-card-(\d{1,6})><\/ghost-card-\d{1,6}>/g,
    (_, index) => rendered[Number(index)] ?? '',
  );
}

function isShallow(html: string): boolean {
  let depth = 0;
  let most = 0;
  const parser = new Parser({
    onopentagname() {
      depth += 1;
      most = Math.max(most, depth);
    },
    onclosetag() {
      depth -= 1;
    },
  });
  parser.end(html);
  return most <= deepest;
}

const isElement = (node: object): node is Element => 'attribs' in node;
const classesOf = ({ attribs }: Element) => (attribs.class ?? '').split(/\s+/);

function cardName(element: Element): string | undefined {
  if (element.name === 'pre') return 'codeblock';
  const classes = classesOf(element);
  const name = classes.map((word) => /^kg-([a-z-]+)-card$/.exec(word)?.[1]).find(Boolean);
  if (!name || !classes.includes('kg-card')) return name === 'paywall' ? name : undefined;
  return renamed[name] ?? name;
}

/** Where the class has another name than the editor. */
const renamed: Readonly<Record<string, string>> = { code: 'codeblock', cta: 'call-to-action' };

function hasParentCard(element: Element): boolean {
  for (let up = element.parent; up; up = up.parent)
    if (isElement(up) && (cardName(up) !== undefined || up.name.startsWith('ghost-card-'))) return true;
  return false;
}

function cardOf(element: Element): GhostCard | undefined {
  const name = cardName(element);
  if (!name) return undefined;
  const read = Object.hasOwn(readers, name) ? readers[name] : undefined;
  return { name, fields: read?.(partsOf(element)) ?? {}, markup: DomUtils.getOuterHTML(element) };
}

type CardElement = ReturnType<typeof partsOf>;

/** The parts of a card by class or tag name: their text, their HTML, an attribute. */
function partsOf(card: Element) {
  const find = (selector: string) => {
    const className = selector.startsWith('.') ? selector.slice(1) : undefined;
    const isMatch = (element: Element) =>
      className ? classesOf(element).includes(className) : element.name === selector;
    return DomUtils.findOne(isMatch, card.children, true) ?? undefined;
  };
  const all = (tag: string) => DomUtils.getElementsByTagName(tag, card, true);
  return {
    card,
    find,
    all,
    has: (selector: string) => find(selector) !== undefined,
    html: (selector: string) => {
      const found = find(selector);
      return found ? DomUtils.getInnerHTML(found).trim() : '';
    },
    attribute: (selector: string, name: string) => find(selector)?.attribs[name] ?? '',
    byClass: (className: string) => all('*').filter((element) => classesOf(element).includes(className)),
  };
}

const readers: Readonly<Record<string, (card: CardElement) => Record<string, unknown>>> = {
  image: ({ card, attribute, html }) => ({
    src: attribute('img', 'src'),
    alt: attribute('img', 'alt'),
    href: card.children.find((child) => isElement(child) && child.name === 'a') ? attribute('a', 'href') : '',
    caption: html('figcaption'),
  }),
  gallery: ({ all, html }) => ({
    images: all('img').map(({ attribs }) => ({ src: attribs.src, alt: attribs.alt })),
    caption: html('figcaption'),
  }),
  bookmark: ({ attribute, html, has }) => ({
    url: attribute('a', 'href'),
    metadata: {
      title: html('.kg-bookmark-title'),
      description: html('.kg-bookmark-description'),
      author: html('.kg-bookmark-author'),
      publisher: html('.kg-bookmark-publisher'),
      thumbnail: has('.kg-bookmark-thumbnail') ? 'shown' : '',
    },
    caption: html('figcaption'),
  }),
  callout: ({ html }) => ({
    calloutEmoji: html('.kg-callout-emoji'),
    calloutText: html('.kg-callout-text'),
  }),
  toggle: ({ html }) => ({ heading: html('.kg-toggle-heading-text'), content: html('.kg-toggle-content') }),
  button: ({ attribute, html }) => ({ buttonUrl: attribute('a', 'href'), buttonText: html('a') }),
  product: ({ attribute, html, has, byClass }) => ({
    productImageSrc: attribute('img', 'src'),
    productTitle: html('.kg-product-card-title'),
    productDescription: html('.kg-product-card-description'),
    productRatingEnabled: has('.kg-product-card-rating'),
    productStarRating: byClass('kg-product-card-rating-active').length,
    productButtonEnabled: has('.kg-product-card-button'),
    productButton: html('.kg-product-card-button'),
    productUrl: attribute('.kg-product-card-button', 'href'),
  }),
  header: ({ attribute, html, has, card }) => ({
    header: html('.kg-header-card-heading') || html('.kg-header-card-header') || html('h2'),
    subheader: html('.kg-header-card-subheading') || html('.kg-header-card-subheader') || html('h3'),
    buttonEnabled: has('a'),
    buttonText: html('a'),
    buttonUrl: attribute('a', 'href'),
    backgroundImageSrc: attribute('img', 'src') || backgroundOf(card),
  }),
  signup: ({ attribute, html, card }) => ({
    header: html('.kg-signup-card-heading') || html('h2'),
    subheader: html('.kg-signup-card-subheading') || html('h3'),
    disclaimer: html('.kg-signup-card-disclaimer'),
    backgroundImageSrc: attribute('img', 'src') || backgroundOf(card),
  }),
  audio: ({ attribute, html }) => ({ src: attribute('audio', 'src'), title: html('.kg-audio-title') }),
  video: ({ attribute, html }) => ({ src: attribute('video', 'src'), caption: html('figcaption') }),
  file: ({ attribute, html }) => ({
    src: attribute('a', 'href'),
    fileTitle: html('.kg-file-card-title'),
    fileCaption: html('.kg-file-card-caption'),
    fileName: html('.kg-file-card-filename'),
    fileSize: html('.kg-file-card-filesize'),
  }),
  embed: ({ card, all, attribute, html }) => ({
    // A post in a quotation links to itself last.
    url: attribute('iframe', 'src') || all('a').at(-1)?.attribs.href || '',
    html: card.children
      .filter((child) => !isElement(child) || child.name !== 'figcaption')
      .map((child) => DomUtils.getOuterHTML(child))
      .join(''),
    metadata: { title: attribute('iframe', 'title') },
    caption: html('figcaption'),
  }),
  codeblock({ card, find, html }) {
    const code = card.name === 'pre' ? card : (find('pre') ?? card);
    const named = [code, ...DomUtils.getElementsByTagName('code', code, true)].flatMap(classesOf);
    return {
      code: DomUtils.textContent(code),
      language: named.map((word) => /^lang(?:uage)?-(.+)$/.exec(word)?.[1]).find(Boolean) ?? '',
      caption: html('figcaption'),
    };
  },
  'call-to-action': ({ attribute, html, has }) => ({
    imageUrl: attribute('img', 'src'),
    hasSponsorLabel: has('.kg-cta-sponsor-label'),
    sponsorLabel: html('.kg-cta-sponsor-label'),
    textValue: html('.kg-cta-text'),
    showButton: has('.kg-cta-button'),
    buttonText: html('.kg-cta-button'),
    buttonUrl: attribute('.kg-cta-button', 'href'),
  }),
};

function backgroundOf({ attribs }: Element): string {
  return attribs['data-background-image'] ?? /url\(["']?([^"')]+)/.exec(attribs.style ?? '')?.[1] ?? '';
}
