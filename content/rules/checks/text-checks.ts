import { isAffiliateLink } from '../affiliate-link.ts';
import type { StoryCheck } from './story-check.ts';
import { linksInText } from './text-in.ts';

const placeholder = /\bTK(?:TK){0,9}\b/;

/** TK stands where something is still to come. */
export const placeholderLeft: StoryCheck = {
  name: 'placeholder-left',
  effect: 'blocks',
  run({ story, document }) {
    const { title, dek = '' } = story as { title: string; dek?: string };
    const fields = Object.entries({ title, dek }).filter(([, text]) => placeholder.test(text));
    const found: ReturnType<StoryCheck['run']> = fields.map(([field]) => ({
      message: `TK is left in the ${field === 'title' ? 'headline' : field}. Write what is missing.`,
      place: { field },
    }));
    document?.descendants((node, position) => {
      const at = node.text === undefined ? -1 : node.text.search(placeholder);
      if (at >= 0)
        found.push({
          message: `TK is left in the text: “${around(node.text ?? '', at)}”.`,
          place: { position: position + at },
        });
    });
    return found;
  },
};

const around = (text: string, at: number) => text.slice(Math.max(0, at - 20), at + 25).trim();

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
