import type { Page } from '@playwright/test';

/** What readers find of a story. */
interface FoundStory {
  title: string;
  blocks: string[];
  /** Words of the source that are not in the text. */
  missing: string[];
}

/** Reads the document of a page in `reader`, an empty page: those of the site parse no HTML of others. */
export const readStory = (reader: Page, document: string, source: string): Promise<FoundStory> =>
  reader.evaluate(readInPage, { document, source });

/** Runs in the page. */
function readInPage({ document, source }: { document: string; source: string }): FoundStory {
  const labels = {
    Gallery: 'gallery',
    'Video on YouTube': 'youtube',
    'Video on Vimeo': 'vimeo',
    'Post on X': 'twitter',
    'Post on Instagram': 'instagram',
    'Thread on Reddit': 'reddit',
    Podcast: 'podcast',
  };
  const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');
  const shown = parse(document);
  const body = shown.querySelector('main article [data-print="columns"]') ?? shown.querySelector('main');
  const blockOf = (element: Element): string | undefined => {
    const label = element.getAttribute('aria-label') ?? '';
    const known = Object.entries(labels).find(([start]) => label.startsWith(`${start}: `));
    if (known && element.matches('aside, section')) return known[1];
    if (element.matches('a[data-zoom]') && !element.closest('section[aria-label^="Gallery"]')) return 'image';
    if (element.matches('figure > pre')) return 'code';
    if (element.matches('aside:has(> div > h2)')) return 'infoCard';
    return element.matches('aside:has(form)') ? 'newsletter' : undefined;
  };
  const wordsOf = (root: Element | null): string[] => {
    const texts: string[] = [];
    const walker = root?.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker?.nextNode())
      if (!walker.currentNode.parentElement?.closest('script, style, iframe'))
        texts.push(walker.currentNode.nodeValue ?? '');
    const text = texts.join(' ').replace(/https?:\/\/\S+/g, ' ');
    return text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  };
  const has = new Set(wordsOf(body));
  return {
    title: shown.querySelector('main h1')?.textContent ?? '',
    blocks: [...(body?.querySelectorAll('*') ?? [])].flatMap((element) => blockOf(element) ?? []),
    missing: [...new Set(wordsOf(parse(source).body).filter((word) => !has.has(word)))],
  };
}
