import { headingIds } from '#content/rules/body/heading-ids.ts';

/** More places than that are no table of contents. */
const mostNames = 5000;

/**
 * Places inside a text that links of the same text lead to. Headings get generated ids: links to the ids they had, or to
 * those that Markdown makes of their words, lead to the new ones. Other places have no id here.
 */
export function createAnchors() {
  const idFor = headingIds();
  const made = new Set<string>();
  const places = new Map<string, string>();
  /** Ids of elements right before a heading, such as `<a name="costs"></a>`. */
  let names: string[] = [];
  let heading: { text: string } | undefined;
  return {
    open(name: string, { id, name: anchor }: Record<string, string>) {
      if (/^h[123]$/.test(name) && !heading) heading = { text: '' };
      for (const named of [id, name === 'a' ? anchor : undefined])
        if (named && places.size + names.length < mostNames) names.push(named);
    },
    text(words: string) {
      if (heading) heading.text += words;
      else if (words.trim() !== '') names = [];
    },
    close(name: string) {
      if (!heading || !/^h[123]$/.test(name)) return;
      const id = idFor(heading.text.replace(/\s+/g, ' ').trim());
      made.add(id);
      for (const named of names) if (!places.has(named)) places.set(named, id);
      names = [];
      heading = undefined;
    },
    /** The id of a place here; `#top` and `#` need none. */
    find(name: string): string | undefined {
      const decoded = decodedName(name);
      const known = places.get(name) ?? places.get(decoded);
      if (known || name === '' || name === 'top') return known ?? name;
      const guess = headingIds()(decoded.replaceAll('_', ' '));
      return made.has(guess) ? guess : undefined;
    },
  };
}

function decodedName(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/**
 * The pieces of a body with its links to places inside it. A link that would lead nowhere becomes words; the number of
 * those is returned.
 */
export function placeAnchors(
  pieces: string[],
  { find }: Pick<ReturnType<typeof createAnchors>, 'find'>,
): number {
  let lost = 0;
  const links: boolean[] = [];
  for (const [index, piece] of pieces.entries()) {
    if (piece === '</a>') {
      if (links.pop() === false) pieces[index] = '';
    } else if (/^<a[\s>]/.test(piece)) {
      const [whole, name] = / href="#([^"]{0,2000})"/.exec(piece) ?? [];
      const id = name === undefined ? '' : find(name.replaceAll('&amp;', '&'));
      links.push(id !== undefined);
      if (id === undefined) {
        pieces[index] = '';
        lost += 1;
      } else if (whole) pieces[index] = piece.replace(whole, ` href="#${id}"`);
    }
  }
  return lost;
}
