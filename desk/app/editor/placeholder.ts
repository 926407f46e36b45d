import { Plugin } from 'prosemirror-state';
import { Decoration, DecorationSet } from 'prosemirror-view';

const hints: Readonly<Record<string, string>> = {
  paragraph: 'Write, or press / for a block',
  heading: 'Heading',
  quoteText: 'Words to pull out',
  quoteCredit: 'Who said it',
  cardTitle: 'Title of the card',
  takeaway: 'One thing to take away',
  entryTitle: 'What happened',
  imageCaption: 'Caption',
  dataCaption: 'What the table shows',
};

/** Says what belongs into the empty line with the caret. */
export const placeholder = (): Plugin =>
  new Plugin({
    props: {
      decorations({ doc, selection: { $from, empty } }) {
        const { parent } = $from;
        const hint = hints[parent.type.name];
        if (!empty || !hint || parent.content.size > 0 || $from.depth === 0) return null;
        const at = $from.before();
        const shown = Decoration.node(at, at + parent.nodeSize, { class: 'is-empty', 'data-hint': hint });
        return DecorationSet.create(doc, [shown]);
      },
    },
  });
