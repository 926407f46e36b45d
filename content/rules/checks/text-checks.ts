import { isAffiliateLink } from '../affiliate-link.ts';
import { lacksAddress } from '../embed-addresses.ts';
import type { StoryCheck } from './story-check.ts';
import { linksInText, wordsIn } from './text-in.ts';

const placeholder = /\bTK(?:TK){0,9}\b/;

/** What editors call the fields in which words stand. */
const fieldNames: Readonly<Record<string, string>> = {
  title: 'headline',
  image: 'main picture',
  bottomLine: 'bottom line',
  good: 'good points',
  bad: 'bad points',
  subRatings: 'scores',
  relatedProduct: 'product',
  items: 'pictures',
  titleTag: 'title for search',
  seoMetaDescription: 'description for search',
  seoOgTitle: 'title of the shared card',
  seoOgDescription: 'text of the shared card',
  promoHed: 'front headline',
  promoDek: 'front dek',
};

/** TK stands where something is still to come. */
export const placeholderLeft: StoryCheck = {
  name: 'placeholder-left',
  effect: 'blocks',
  run({ story, document }) {
    // The text and what stands in it are in the document; readers do not see what the story only carries.
    const { body, additionalShortcodeData, listicles, reviewCards, ...fields } = story as unknown as Record<
      string,
      unknown
    >;
    const found: ReturnType<StoryCheck['run']> = Object.entries(fields).flatMap(([field, value]) =>
      wordsIn(value, field).flatMap((words) => {
        const at = words.search(placeholder);
        const message = `TK is left in the ${fieldNames[field] ?? field}: “${around(words, at)}”. Write what is missing.`;
        return at < 0 ? [] : [{ message, place: { field } }];
      }),
    );
    document?.descendants((node, position) => {
      const texts = node.text === undefined ? wordsIn(node.attrs) : [node.text];
      for (const words of texts) {
        const at = words.search(placeholder);
        if (at < 0) continue;
        found.push({
          message: `TK is left in the text: “${around(words, at)}”.`,
          place: { position: position + (node.text === undefined ? 0 : at) },
        });
      }
    });
    return found;
  },
};

const around = (text: string, at: number) => text.slice(Math.max(0, at - 20), at + 25).trim();

const blockNames: Readonly<Record<string, string>> = {
  podcast: 'podcast',
  buyButton: 'buy button',
  reddit: 'Reddit post',
  relatedLinks: 'box of related stories',
  commercePromo: 'box of deals',
  margin: 'note in the margin',
};

/** The working copy keeps what is half typed; a version has no link without an address. */
export const missingAddresses: StoryCheck = {
  name: 'missing-addresses',
  effect: 'blocks',
  run({ document }) {
    const found: ReturnType<StoryCheck['run']> = [];
    document?.forEach(({ type, attrs }, position) => {
      if (type.name !== 'embed' || !lacksAddress(attrs.embed)) return;
      const name = blockNames[attrs.embed.type] ?? 'block';
      found.push({
        message: `An address in the ${name} is missing or not whole: readers would not get it. Press Edit in the block.`,
        place: { position },
      });
    });
    return found;
  },
};

/** Screen readers and search engines read headings as an outline: no level is left out. */
export const headingOrder: StoryCheck = {
  name: 'heading-order',
  effect: 'warns',
  run({ document }) {
    const found: ReturnType<StoryCheck['run']> = [];
    let before = 1;
    document?.forEach((node, position) => {
      if (node.type.name !== 'heading') return;
      const level = Number(node.attrs.level);
      if (level > before + 1)
        found.push({
          message: `“${node.textContent}” is a heading ${level} below a heading ${before === 1 ? '1 (the headline)' : before}.`,
          place: { position: position + 1 },
          fix: { kind: 'heading', label: `Make it a heading ${before + 1}`, position, level: before + 1 },
        });
      before = Math.min(level, before + 1);
    });
    return found;
  },
};

const emptyWords =
  /^(?:click )?(?:here|this|link|read more|more|learn more|this (?:link|page|article|story))\.?$/i;

/** The words of a link say where it leads: people with screen readers hear them without the sentence around them. */
export const linkWords: StoryCheck = {
  name: 'link-words',
  effect: 'warns',
  run({ document }) {
    if (!document) return [];
    return linksInText(document)
      .filter(({ words }) => emptyWords.test(words.trim()) || /^https?:\/\//.test(words.trim()))
      .map(({ words, position }) => ({
        message: `A link is on “${words.trim().slice(0, 60)}”. Put it on words that say where it leads.`,
        place: { position },
      }));
  },
};

/** Links to pages that are gone or have another address now, on our own site and on others. */
export const deadLinks: StoryCheck = {
  name: 'dead-links',
  effect: 'warns',
  run({ document, links }) {
    if (!document) return [];
    return linksInText(document).flatMap(({ href, words, position }) => {
      const state = links.get(href);
      const place = { position };
      if (state?.kind === 'missing')
        return [{ message: `The link on “${words}” leads nowhere: ${href}`, place }];
      if (state?.kind === 'gone')
        return [
          { message: `The link on “${words}” leads nowhere: ${state.host} answers ${state.status}.`, place },
        ];
      if (state?.kind !== 'moved') return [];
      const fix = { kind: 'link', label: 'Use the new address', from: href, to: state.to } as const;
      return [{ message: `The link on “${words}” is redirected to ${state.to}`, place, fix }];
    });
  },
};

/** Readers would get a page that is not there. */
export const unpublishedLinks: StoryCheck = {
  name: 'unpublished-links',
  effect: 'warns',
  run({ document, links }) {
    if (!document) return [];
    return linksInText(document)
      .filter(({ href }) => links.get(href)?.kind === 'unpublished')
      .map(({ words, position }) => ({
        message: `The link on “${words}” leads to a story of ours that is not published.`,
        place: { position },
      }));
  },
};

/** Parameters with which shops and networks credit the site that sent a buyer. */
const payingParameter = /[?&](?:tag|aff|affid|aff_id|affiliate|clickid|irclickid|subid|awc|afftrack)=/i;

/** A link that earns money must say so; of these the site does not know that they do. */
export const unmarkedAffiliateLinks: StoryCheck = {
  name: 'unmarked-affiliate-links',
  effect: 'warns',
  run({ document, affiliateDomains }) {
    if (!document) return [];
    return linksInText(document)
      .filter(
        ({ href, rel }) =>
          payingParameter.test(href) &&
          !rel.includes('sponsored') &&
          !isAffiliateLink(href, { domains: affiliateDomains }),
      )
      .map(({ words, position }) => ({
        message: `The link on “${words}” looks paid, and readers do not know. Remove its tracking, or add the shop to the affiliate domains.`,
        place: { position },
      }));
  },
};
