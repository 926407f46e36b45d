import type { Node } from 'prosemirror-model';
import type { Command, EditorState } from 'prosemirror-state';
import { storySchema } from '#content/document/schema.ts';
import {
  afterDeleting,
  insertBlock,
  toCode,
  toHeading,
  toList,
  toParagraph,
  toQuote,
} from './block-commands.ts';

const { nodes } = storySchema;

export interface BlockChoice {
  name: string;
  group: 'Text' | 'See' | 'Parts of a story' | 'Buy and read on';
  /** Other words an editor may type. */
  words: string;
  /** What typing at the start of a line makes the same block. */
  typed?: string;
  apply: (newUuid: () => string) => Command;
  /** What the block shows is chosen in a dialog, which makes it. */
  opens?: 'picture';
}

type MakeNode = (uuid: string) => Node;

const change = (command: Command) => () => command;
const insert = (make: MakeNode) => (newUuid: () => string) => insertBlock(make(newUuid()));
const atom =
  (data: { type: string } & Record<string, unknown>): MakeNode =>
  (uuid) =>
    nodes.embed.create({ uuid, embed: { uuid, ...data } });

const nothing: Command = (state, dispatch) => {
  dispatch?.(state.tr);
  return true;
};

const line = (type: (typeof nodes)[string]) => type.create();
const cells = (count: number) => Array.from({ length: count }, () => line(nodes.dataCell));

/** What the menu of blocks offers, most used first in each group. Atoms begin with data that their schema accepts. */
export const blockChoices: readonly BlockChoice[] = [
  { name: 'Paragraph', group: 'Text', words: 'text', apply: change(toParagraph) },
  { name: 'Heading', group: 'Text', words: 'title h2', typed: '##', apply: change(toHeading(2)) },
  { name: 'Small heading', group: 'Text', words: 'h3', typed: '###', apply: change(toHeading(3)) },
  { name: 'List', group: 'Text', words: 'bullet', typed: '-', apply: change(toList(nodes.bulletList)) },
  {
    name: 'Numbered list',
    group: 'Text',
    words: 'ordered',
    typed: '1.',
    apply: change(toList(nodes.orderedList)),
  },
  { name: 'Quote', group: 'Text', words: 'blockquote', typed: '>', apply: change(toQuote) },
  {
    name: 'Pull quote',
    group: 'Text',
    words: 'quote',
    apply: insert((uuid) =>
      nodes.pullQuote.create({ uuid, data: { uuid } }, [line(nodes.quoteText), line(nodes.quoteCredit)]),
    ),
  },
  { name: 'Code', group: 'Text', words: 'pre', typed: '```', apply: change(toCode) },
  {
    name: 'Divider',
    group: 'Text',
    words: 'rule line',
    typed: '---',
    apply: insert(() => nodes.horizontalRule.create()),
  },
  {
    name: 'Key takeaways',
    group: 'Parts of a story',
    words: 'summary points',
    apply: insert((uuid) => nodes.keyTakeaways.create({ uuid, data: { uuid } }, line(nodes.takeaway))),
  },
  {
    name: 'Info card',
    group: 'Parts of a story',
    words: 'box faq',
    apply: insert((uuid) =>
      nodes.infoCard.create({ uuid, data: { uuid } }, [line(nodes.cardTitle), line(nodes.paragraph)]),
    ),
  },
  {
    name: 'Picture',
    group: 'See',
    words: 'image photo figure picture',
    opens: 'picture',
    apply: change(nothing),
  },
  {
    name: 'Table',
    group: 'See',
    words: 'rows columns data',
    apply: insert((uuid) =>
      nodes.dataTable.create({ uuid, data: { uuid } }, [
        line(nodes.dataCaption),
        nodes.dataHead.create(null, cells(3)),
        nodes.dataRow.create(null, cells(3)),
        nodes.dataRow.create(null, cells(3)),
      ]),
    ),
  },
  {
    name: 'Chart',
    group: 'See',
    words: 'graph bar line',
    apply: insert(atom({ type: 'chart', kind: 'bar', title: '', labels: [], series: [], source: '' })),
  },
  {
    name: 'Gallery',
    group: 'See',
    words: 'pictures slides',
    apply: insert(atom({ type: 'gallery', slug: '', title: '', items: [] })),
  },
  {
    name: 'Video',
    group: 'See',
    words: 'clip movie',
    apply: insert(atom({ type: 'video', slug: '', title: '' })),
  },
  {
    name: 'YouTube video',
    group: 'See',
    words: 'embed',
    apply: insert(atom({ type: 'youtube', videoId: '', title: '' })),
  },
  {
    name: 'Vimeo video',
    group: 'See',
    words: 'embed',
    apply: insert(atom({ type: 'vimeo', videoId: '', title: '' })),
  },
  {
    name: 'Post on X',
    group: 'See',
    words: 'twitter tweet embed',
    apply: insert(atom({ type: 'twitter', postId: '', author: '', handle: '', text: '', date: '' })),
  },
  {
    name: 'Instagram post',
    group: 'See',
    words: 'embed',
    apply: insert(atom({ type: 'instagram', postId: '', author: '', text: '' })),
  },
  {
    name: 'Reddit post',
    group: 'See',
    words: 'embed',
    apply: insert(atom({ type: 'reddit', path: '', title: '', community: '' })),
  },
  {
    name: 'Podcast',
    group: 'See',
    words: 'audio episode',
    apply: insert(atom({ type: 'podcast', title: '', show: '', url: '', durationSeconds: 0 })),
  },
  {
    name: 'Chart in steps',
    group: 'See',
    words: 'scroll graph',
    apply: insert(atom({ type: 'scrollChart', title: '', labels: [], values: [], steps: [], source: '' })),
  },
  {
    name: 'Tally',
    group: 'See',
    words: 'count lines number',
    apply: insert(atom({ type: 'tally', title: '', parts: [{ count: 1, label: '' }] })),
  },
  {
    name: 'Text in pieces',
    group: 'See',
    words: 'tokens cut explainer',
    apply: insert(atom({ type: 'cutText', rows: [{ pieces: [{ text: '…' }] }] })),
  },
  {
    name: 'Sets of lines',
    group: 'See',
    words: 'steps before after explainer',
    apply: insert(
      atom({ type: 'lineSets', title: '', groups: [{ label: '', sets: [{ before: 1, added: 0 }] }] }),
    ),
  },
  {
    name: 'Source code',
    group: 'See',
    words: 'program code language',
    apply: insert(atom({ type: 'code', language: '', code: '' })),
  },
  {
    name: 'Live entry',
    group: 'Parts of a story',
    words: 'update live blog',
    apply: insert((uuid) =>
      nodes.liveEntry.create({ uuid, data: { uuid, at: new Date().toISOString(), keyEvent: false } }, [
        line(nodes.entryTitle),
        line(nodes.paragraph),
      ]),
    ),
  },
  {
    name: 'Note in the margin',
    group: 'Parts of a story',
    words: 'aside',
    apply: insert(atom({ type: 'margin', piece: { kind: 'note', title: '', text: '' } })),
  },
  {
    name: 'Sources',
    group: 'Parts of a story',
    words: 'credits end',
    apply: insert(atom({ type: 'sources', items: [], credits: [] })),
  },
  {
    name: 'Glossary',
    group: 'Parts of a story',
    words: 'terms meaning',
    apply: insert(atom({ type: 'glossary', terms: [] })),
  },
  {
    name: 'Field to try',
    group: 'Parts of a story',
    words: 'reader text explainer',
    apply: insert(atom({ type: 'tryText', title: '', sample: '', unit: 'tokens' })),
  },
  {
    name: 'Review card',
    group: 'Buy and read on',
    words: 'product score pros cons',
    apply: insert(atom({ type: 'reviewCard', card: { usePricing: false } })),
  },
  {
    name: 'Listicle entry',
    group: 'Buy and read on',
    words: 'best list product offer',
    apply: insert(atom({ type: 'listicle', listicle: { usePricing: false } })),
  },
  {
    name: 'Buy button',
    group: 'Buy and read on',
    words: 'offer price shop',
    apply: insert(atom({ type: 'buyButton', label: 'Buy', merchant: '', url: '' })),
  },
  {
    name: 'Deals',
    group: 'Buy and read on',
    words: 'commerce promo',
    apply: insert(atom({ type: 'commercePromo', title: '', text: '', items: [] })),
  },
  {
    name: 'Timeline',
    group: 'See',
    words: 'dates events',
    apply: insert(atom({ type: 'timeline', title: '', events: [] })),
  },
  {
    name: 'Related stories',
    group: 'Buy and read on',
    words: 'links more',
    apply: insert(atom({ type: 'relatedLinks', title: 'Related', items: [] })),
  },
  {
    name: 'Newsletter box',
    group: 'Buy and read on',
    words: 'sign up email',
    apply: insert(atom({ type: 'newsletter', newsletterId: '', title: '', description: '' })),
  },
];

/** Choices whose name or words begin with what was typed; those whose name begins with it come first. */
export function findBlocks(query: string): BlockChoice[] {
  const typed = query.trim().toLowerCase();
  const begins = (text: string) => ` ${text.toLowerCase()}`.includes(` ${typed}`);
  const found = blockChoices.filter(({ name, words }) => begins(name) || begins(words));
  return found.sort((a, b) => Number(begins(b.name)) - Number(begins(a.name)));
}

export interface SlashQuery {
  /** Where the slash is. */
  from: number;
  to: number;
  query: string;
}

/** A slash at the start of a line or after a space, and the words up to the caret. */
export function slashQuery({ selection }: EditorState): SlashQuery | undefined {
  const { $from, empty } = selection;
  const { parent } = $from;
  if (
    !empty ||
    !parent.isTextblock ||
    parent.type.spec.code ||
    !parent.type.allowsMarkType(storySchema.marks.em)
  )
    return undefined;
  const before = parent.textBetween(
    Math.max(0, $from.parentOffset - 30),
    $from.parentOffset,
    undefined,
    '\ufffc',
  );
  const match = /(?:^|\s)\/([\p{L}\d ]{0,25})$/u.exec(before);
  if (!match) return undefined;
  const query = match[1] ?? '';
  return { from: $from.pos - query.length - 1, to: $from.pos, query };
}

/** Removes what was typed for the menu and makes the block. */
export function applyChoice(choice: BlockChoice, slash: SlashQuery, newUuid: () => string): Command {
  return afterDeleting(slash.from, slash.to, choice.apply(newUuid));
}
