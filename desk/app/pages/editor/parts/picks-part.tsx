import type { Node } from 'prosemirror-model';
import { NodeSelection, type Transaction } from 'prosemirror-state';
import { useState } from 'react';
import type { Listicle } from '#content/entities/listicle.ts';
import type { NamedProduct } from '#content/entities/named-product.ts';
import {
  changePick,
  insertPick,
  listicleOf,
  movePick,
  newPick,
  orderPicks,
  type Picks,
  picksIn,
  placeOfPick,
  placePick,
  removePick,
  restoreOrder,
} from '../../../editor/picks.ts';
import { newUuid } from '../../../editor/slash-menu.ts';
import type { StoryEditor } from '../../../editor/story-editor.ts';
import { OrderedList } from '../../../forms/ordered-list.tsx';
import type { StoryText } from '../../../story/story-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Note } from '../../../ui/marks.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { WhereEditable } from '../read-only.tsx';
import { ComparisonBox } from './comparison-box.tsx';
import { isAmong } from './found-product.ts';
import styles from './parts.module.css';
import { nameOfPick, PickFields } from './pick-fields.tsx';
import { orderByScore, scoreOfPick } from './pick-score.ts';
import { pickOfProduct } from './taken-product.ts';
import { useProductDialog } from './use-product-dialog.tsx';

const pickName = (pick: Node, index: number) => nameOfPick(listicleOf(pick), index);

interface PicksPartProps {
  text: StoryText;
  editor: StoryEditor | null;
  picks: Picks;
}

/** The picks of a best list, numbered by their order. Each is a block of the text: this changes the text. */
export default function PicksPart({ text, editor, picks: { placed, unplaced } }: PicksPartProps) {
  const [open, setOpen] = useState<string>();
  const run = (tr: Transaction) => text.dispatch(tr);
  const add = () => {
    const pick = newPick(newUuid());
    run(insertPick(text.state, placed.length, pick));
    setOpen(pick.attrs.uuid);
  };
  const take = (product: NamedProduct, isFirst: boolean) => {
    const pick = newPick(newUuid(), pickOfProduct(product));
    run(insertPick(text.state, isFirst ? 0 : placed.length, pick));
    showToast(`Added “${pickName(pick, placed.length)}”${isFirst ? ' at the top' : ''}`, {
      undo: () => run(removePick(text.state, indexOf(pick))),
    });
  };
  const products = useProductDialog({
    title: 'Add a pick',
    onChoose: take,
    isOnList: isAmong(placed.map(listicleOf).flatMap(({ hed }) => hed ?? [])),
  });
  const order = orderByScore(placed.map(listicleOf));
  const sort = () => {
    const before = placed.map(({ attrs }) => attrs.uuid as string);
    run(orderPicks(text.state, order));
    showToast('Ordered picks by score', { undo: () => run(restoreOrder(text.state, before)) });
  };
  const remove = (index: number) => {
    const pick = placed[index];
    if (!pick) return;
    run(removePick(text.state, index));
    showToast(`Removed “${pickName(pick, index)}”`, {
      undo: () => run(insertPick(text.state, index, pick)),
    });
  };
  /** By its uuid: an undo comes later, when the pick may stand elsewhere. */
  const indexOf = (pick: Node) =>
    picksIn(text.state.doc).placed.findIndex(({ attrs }) => attrs.uuid === pick.attrs.uuid);
  const read = (pick: Node) => listicleOf(picksIn(text.state.doc).placed[indexOf(pick)] ?? pick);
  const goTo = (index: number) => {
    const at = placeOfPick(text.state.doc, index);
    if (at === undefined) return;
    run(text.state.tr.setSelection(NodeSelection.create(text.state.doc, at)).scrollIntoView());
    editor?.view.focus();
  };
  return (
    <>
      <WhereEditable>
        <section className={styles.picks} aria-label="Picks" data-field="listicles">
          <header className={styles.picksHead}>
            <h2>Picks</h2>
            <span>{`${placed.length} · numbered by order`}</span>
            <span className={styles.picksActs}>
              <Button size="small" icon="plus" onPress={add}>
                Add a pick
              </Button>
              <Button size="small" icon="search" onPress={products.open}>
                Find a product
              </Button>
              <Button
                size="small"
                kind="quiet"
                icon="sort"
                onPress={sort}
                blockedBy={whyNotSorted(placed.map(listicleOf), order)}
              >
                Order by score
              </Button>
            </span>
            {products.dialog}
          </header>
          <OrderedList
            label="Picks"
            hasHead
            items={placed}
            nameOf={pickName}
            onMove={(from, to) => run(movePick(text.state, from, to))}
            onRemove={remove}
          >
            {(pick, index) => (
              <PickFields
                number={index + 1}
                pick={listicleOf(pick)}
                read={() => read(pick)}
                isOpen={open === pick.attrs.uuid}
                onOpen={(isOpen) => setOpen(isOpen ? pick.attrs.uuid : undefined)}
                onGoTo={() => goTo(index)}
                onChange={(change) =>
                  run(changePick(text.state, indexOf(pick), { ...read(pick), ...change }))
                }
              />
            )}
          </OrderedList>
          {unplaced.map((pick, index) => (
            <Note
              key={pick.uuid ?? index}
              tone="warn"
              acts={
                <Button size="small" onPress={() => run(placePick(text.state, pick, newUuid))}>
                  Place in the text
                </Button>
              }
            >
              {`${nameOfPick(pick, index)} is not in the text: readers do not see it.`}
            </Note>
          ))}
        </section>
      </WhereEditable>
      {/* Its scroller can have the focus where the story can only be read, too. */}
      {placed.length > 1 && <ComparisonBox embeds={placed.map(({ attrs }) => attrs.embed)} />}
    </>
  );
}

/** Why an order by score would change nothing. */
function whyNotSorted(picks: readonly Listicle[], order: readonly number[]): string | undefined {
  if (picks.every((pick) => scoreOfPick(pick) === undefined)) return 'No pick has a score';
  return order.every((from, to) => from === to) ? 'They are in the order of their scores' : undefined;
}
