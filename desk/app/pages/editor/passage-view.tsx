import { DOMSerializer, type Node } from 'prosemirror-model';
import { useLayoutEffect, useRef } from 'react';
import { wordsIn } from '#content/document/data-step.ts';
import { storySchema } from '#content/document/schema.ts';
import { isSafeLink } from '#content/rules/link-treatment.ts';
import { embedName } from '../../editor/embed-names.ts';
import { passageText } from '../../story/passage.ts';
import styles from './editor.module.css';

/** A clipboard may hold a whole book: as much as shows which words these are. */
const shownSize = 600;

const block = ({ attrs: { embed } }: Node) =>
  ['p', { class: styles.passageBlock }, blockLine(embed)] as const;
/** What kind of block it is, and its words: editors decide by them. */
function blockLine(embed: { type?: string } | undefined): string {
  const name = embed?.type ? embedName(embed.type as Parameters<typeof embedName>[0]) : 'Block';
  const words = wordsIn(embed).split('\n').filter(Boolean);
  return [name, ...words].join(' · ').slice(0, shownSize);
}

/** As the text has it, but without levels of headings and without the tools of blocks. */
const serializer = new DOMSerializer(
  {
    ...DOMSerializer.nodesFromSchema(storySchema),
    heading: () => ['p', ['strong', 0]],
    embed: block,
    unknownEmbed: block,
    image: () => ['div', ['p', { class: styles.passageBlock }, 'Picture'], ['div', 0]],
  },
  {
    ...DOMSerializer.marksFromSchema(storySchema),
    a: ({ attrs: { href } }) =>
      typeof href === 'string' && isSafeLink(href)
        ? ['a', { href, target: '_blank', rel: 'noopener noreferrer' }, 0]
        : ['span', 0],
  },
);

/** A passage with its links, lists and blocks; of a long one its beginning. */
export function PassageView({ document }: { document: Node }) {
  const place = useRef<HTMLDivElement>(null);
  const { size } = document.content;
  useLayoutEffect(() => {
    const shown = document.cut(0, Math.min(size, shownSize));
    place.current?.replaceChildren(serializer.serializeFragment(shown.content));
  }, [document, size]);
  const left = passageText(document).length - shownSize;
  return (
    <div className={styles.passage}>
      <div ref={place} data-passage />
      {size > shownSize && left > 0 && <p>… ({left.toLocaleString('en')} more characters)</p>}
    </div>
  );
}
