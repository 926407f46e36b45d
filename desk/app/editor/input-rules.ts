import { InputRule, inputRules, textblockTypeInputRule, wrappingInputRule } from 'prosemirror-inputrules';
import type { MarkType } from 'prosemirror-model';
import type { Command, Plugin, Transaction } from 'prosemirror-state';
import { storySchema } from '#content/document/schema.ts';
import { afterDeleting, toList } from './block-commands.ts';

const { nodes, marks } = storySchema;

/** `**bold**` and its like; the marks around the words go. */
function markRule(pattern: RegExp, type: MarkType): InputRule {
  return new InputRule(pattern, (state, match, start, end) => {
    const [, before = '', words = ''] = match;
    if (!state.doc.resolve(start).parent.type.allowsMarkType(type)) return null;
    const from = start + before.length;
    const text = state.schema.text(words, type.create().addToSet(state.doc.resolve(from).marks()));
    return state.tr.replaceWith(from, end, text).removeStoredMark(type);
  });
}

/** The signs go and the command runs. */
function commandRule(pattern: RegExp, command: Command): InputRule {
  return new InputRule(pattern, (state, _match, start, end) => {
    let made: Transaction | null = null;
    afterDeleting(
      start,
      end,
      command,
    )(state, (tr) => {
      made = tr;
    });
    return made;
  });
}

/** What typing makes, from Markdown. */
const typingRules: readonly InputRule[] = [
  textblockTypeInputRule(/^(#{2,4})\s$/, nodes.heading, ([, marks = '']) => ({ level: marks.length })),
  textblockTypeInputRule(/^```$/, nodes.codeBlock),
  commandRule(/^\s*[-*]\s$/, toList(nodes.bulletList)),
  commandRule(/^\s*1\.\s$/, toList(nodes.orderedList)),
  wrappingInputRule(/^\s*>\s$/, nodes.blockquote),
  new InputRule(/^---$/, (state, _match, start) => {
    const place = state.doc.resolve(start);
    if (place.depth !== 1 || place.parent.type !== nodes.paragraph) return null;
    return state.tr.replaceWith(place.before(), place.after(), [
      nodes.horizontalRule.create(),
      nodes.paragraph.create(),
    ]);
  }),
  markRule(/(^|\s)\*\*([^*\s][^*]{0,200})\*\*$/, marks.strong),
  markRule(/(^|\s)_([^_\s][^_]{0,200})_$/, marks.em),
  markRule(/(^|\s)`([^`]{1,200})`$/, marks.code),
];

export const typing = (): Plugin => inputRules({ rules: typingRules });
