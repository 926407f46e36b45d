import { EditorState, NodeSelection, TextSelection, type Transaction } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { describe, expect, it } from 'vitest';
import { documentProblem } from '#content/document/check-document.ts';
import { documentFrom } from '#content/document/from-body.ts';
import { storySchema } from '#content/document/schema.ts';
import { bodyFrom } from '#content/document/to-body.ts';
import * as blocks from './block-commands.ts';
import { applyChoice, blockChoices, findBlocks, slashQuery } from './block-menu.ts';
import { editorKeys } from './editor-keys.ts';
import { typing } from './input-rules.ts';
import { looksLikeMarkdown } from './looks-like-markdown.ts';
import { pastedSlice } from './pasted-slice.ts';

const { nodes } = storySchema;

/** `|` is the caret; two of them are a selection. */
function stateOf(body: string): EditorState {
  const document = documentFrom({ body, additionalShortcodeData: {} }, []);
  const places: number[] = [];
  document.descendants((node, at) => {
    for (const { index } of (node.text ?? '').matchAll(/\|/g)) places.push(at + index);
  });
  const state = EditorState.create({ doc: document });
  const { tr } = state;
  for (const place of [...places].reverse()) tr.delete(place, place + 1);
  const [anchor = 1, head = anchor] = places;
  tr.setSelection(TextSelection.create(tr.doc, anchor, head === anchor ? anchor : head - 1));
  return state.apply(tr);
}

function run(body: string, command: (typeof editorKeys)[string]): string | false {
  const state = stateOf(body);
  let next: EditorState | undefined;
  const isDone = command(state, (tr) => {
    next = state.apply(tr);
  });
  if (!isDone || !next) return false;
  expect(documentProblem(next.doc)).toBeUndefined();
  return withCaret(next);
}

function withCaret(state: EditorState): string {
  const { from, to } = state.selection;
  const marked = state.tr.insertText('|', to);
  if (from !== to) marked.insertText('|', from);
  return bodyFrom(marked.doc).body.replaceAll('\n', '');
}

describe('commands of the editor', () => {
  it.each([
    ['moves a block down', '<p>a|</p><h2>b</h2>', blocks.moveBlock(1), '<h2 id="h-b">b</h2><p>a|</p>'],
    ['moves a block up', '<p>a</p><p>b|c</p>', blocks.moveBlock(-1), '<p>b|c</p><p>a</p>'],
    ['keeps the first block first', '<p>a|</p><p>b</p>', blocks.moveBlock(-1), false],
    [
      'moves a whole list',
      '<ul><li>a|</li></ul><p>b</p>',
      blocks.moveBlock(1),
      '<p>b</p><ul><li>a|</li></ul>',
    ],
    ['duplicates a block', '<p>a|</p>', blocks.duplicateBlock(() => 'new'), '<p>a|</p><p>a</p>'],
    ['deletes a block', '<p>a|</p><p>b</p>', blocks.deleteBlock, '<p>|b</p>'],
    ['leaves a paragraph in an empty body', '<p>a|</p>', blocks.deleteBlock, '<p>|</p>'],
    ['makes a heading', '<p>a|</p>', blocks.toHeading(3), '<h3>a|</h3>'],
    ['makes a tight list', '<p>a|</p>', blocks.toList(nodes.bulletList), '<ul><li>a|</li></ul>'],
    ['ends a list', '<ul><li>a|</li></ul>', blocks.endList, '<p>a|</p>'],
    ['links words', '<p>a |b|</p>', blocks.setLink('/x/'), '<p>a |<a href="/x/">b</a>|</p>'],
    ['removes a link', '<p><a href="/x/">|b|</a></p>', blocks.setLink(''), '<p>|b|</p>'],
    ['starts a new item', '<ul><li>a|b</li></ul>', editorKeys.Enter, '<ul><li>a</li><li>|b</li></ul>'],
    ['breaks a line', '<p>a|b</p>', editorKeys['Shift-Enter'], '<p>a<br>|b</p>'],
    ['makes words bold', '<p>|a|</p>', editorKeys['Mod-b'], '<p><strong>|a|</strong></p>'],
  ])('%s', (_, body, command, expected) => {
    expect(command && run(body, command)).toBe(expected);
  });
});

describe('typing', () => {
  it.each([
    ['<p>##|</p>', ' ', '<h2>|</h2>'],
    ['<p>-|</p>', ' ', '<ul><li>|</li></ul>'],
    ['<p>1.|</p>', ' ', '<ol><li>|</li></ol>'],
    ['<p>&gt;|</p>', ' ', '<blockquote><p>|</p></blockquote>'],
    ['<p>--|</p>', '-', '<hr><p>|</p>'],
    ['<p>a **bold*|</p>', '*', '<p>a <strong>bold</strong>|</p>'],
    ['<p>a-|</p>', ' ', false],
  ])('after %s the key "%s" makes %s', (body, key, expected) => {
    const state = stateOf(body);
    const plugin = typing();
    let next: EditorState | undefined;
    const view = { state, composing: false, dispatch: (tr: Transaction) => (next = state.apply(tr)) };
    const { from, to } = state.selection;
    const isDone = plugin.props.handleTextInput?.call(
      plugin,
      view as unknown as EditorView,
      from,
      to,
      key,
      () => state.tr,
    );
    expect(isDone && next ? withCaret(next) : false).toBe(expected);
  });
});

describe('the menu of blocks', () => {
  it.each([
    ['<p>/ch|</p>', 'ch'],
    ['<p>words /|</p>', ''],
    ['<p>and/or|</p>', undefined],
    ['<pre>/x|</pre>', undefined],
  ])('in %s looks for %j', (body, query) => {
    expect(slashQuery(stateOf(body))?.query).toBe(query);
  });

  it.each([
    ['ch', ['Chart', 'Chart in steps']],
    ['quote', ['Quote', 'Pull quote']],
    ['graph', ['Chart', 'Chart in steps']],
    ['picture', ['Picture', 'Gallery']],
    ['photo', ['Picture']],
    ['zzz', []],
  ])('finds for %s %j', (query, names) => {
    expect(findBlocks(query).map(({ name }) => name)).toEqual(names);
  });

  it.each(blockChoices)('makes a valid $name in place of what was typed', (choice) => {
    const state = stateOf('<p>before</p><p>/x|</p>');
    const slash = slashQuery(state);
    let next = state;
    if (slash) applyChoice(choice, slash, () => 'new')(state, (tr) => (next = state.apply(tr)));
    expect(documentProblem(next.doc)).toBeUndefined();
    expect(next.doc.textContent).toBe('before');
    const staysEmpty = choice.name === 'Paragraph' || choice.opens !== undefined;
    expect(next.doc.child(1).type === nodes.paragraph).toBe(staysEmpty);
  });
});

describe('pasting', () => {
  it('joins the first line with the text around the caret', () => {
    const state = stateOf('<p>a|b</p>');
    const { doc } = state.tr.replaceSelection(pastedSlice('<p>one</p><p><b>two</b></p>', []));
    expect(bodyFrom(doc).body.replaceAll('\n', '')).toBe('<p>aone</p><p><strong>two</strong>b</p>');
  });

  it.each([
    ['# Title\n\nText', true],
    ['- one\n- **two**', true],
    ['A plain sentence - with a dash.', false],
    ['- a dash at the start', false],
  ])('%j is Markdown: %s', (text, expected) => {
    expect(looksLikeMarkdown(text)).toBe(expected);
  });
});

describe('a block that is dragged', () => {
  const body = '<p>a</p><h2>b</h2><p>c</p>';
  it.each([
    [0, 2, 'bac'],
    [0, 3, 'bca'],
    [2, 0, 'cab'],
    [2, 1, 'acb'],
    [1, 1, 'abc'],
    [1, 2, 'abc'],
    [0, 9, 'bca'],
  ])('%i goes to where %i blocks are above it: %s', (from, to, expected) => {
    const before = stateOf(body);
    const at = before.doc.resolve(0).posAtIndex(from);
    const state = before.apply(before.tr.setSelection(NodeSelection.create(before.doc, at)));
    let after = state;
    const isDone = blocks.moveBlockTo(to)(state, (tr) => {
      after = state.apply(tr);
    });
    expect([isDone, after.doc.textContent]).toEqual([true, expected]);
    expect(after.selection.content().content.textBetween(0, after.selection.content().size)).toBe(
      'abc'[from],
    );
  });

  it('is none where words are selected', () => {
    expect(run('<p>a|</p><p>b</p>', blocks.moveBlockTo(2))).toBe(false);
  });
});
