import type { Node } from 'prosemirror-model';
import { NodeSelection, type Transaction } from 'prosemirror-state';
import { useState } from 'react';
import type { Image } from '#content/entities/image.ts';
import { type Listicle, listicle } from '#content/entities/listicle.ts';
import { formatPrice } from '#content/rules/price.ts';
import {
  changePick,
  insertPick,
  listicleOf,
  movePick,
  newPick,
  type Picks,
  picksIn,
  placeOfPick,
  placePick,
  removePick,
} from '../../../editor/picks.ts';
import { newUuid } from '../../../editor/slash-menu.ts';
import type { StoryEditor } from '../../../editor/story-editor.ts';
import { OrderedList } from '../../../forms/ordered-list.tsx';
import { PictureInput } from '../../../forms/picture-input.tsx';
import { SchemaForm } from '../../../forms/schema-form.tsx';
import type { StoryText } from '../../../story/story-text.ts';
import { Button, IconToggle } from '../../../ui/button.tsx';
import { Switch } from '../../../ui/choice.tsx';
import { TextArea, TextField } from '../../../ui/field.tsx';
import { Note } from '../../../ui/marks.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { usePictureUrl } from '../use-pictures.ts';
import { LineList } from './line-list.tsx';
import { OfferList } from './offer-list.tsx';
import { merchantOffers } from './offer-rows.ts';
import styles from './parts.module.css';

/** Shown above the form of the rest. */
const shownAbove = [
  'uuid',
  'hed',
  'subhed',
  'description',
  'like',
  'dislike',
  'usePricing',
  'merchantOffers',
];
const picture = { kind: 'picture' } as const;
const none = new Map<string, string>();

const nameOf = ({ hed }: Listicle, index: number) => hed || `Pick ${index + 1}`;
const pickName = (pick: Node, index: number) => nameOf(listicleOf(pick), index);

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
    <section className={styles.picks} aria-label="Picks">
      <header className={styles.picksHead}>
        <h2>Picks</h2>
        <span>{`${placed.length} · numbered by order`}</span>
        <Button size="small" icon="plus" onPress={add}>
          Add a pick
        </Button>
      </header>
      <OrderedList
        label="Picks"
        items={placed}
        nameOf={pickName}
        onMove={(from, to) => run(movePick(text.state, from, to))}
        onRemove={remove}
      >
        {(pick, index) => (
          <Pick
            number={index + 1}
            pick={listicleOf(pick)}
            read={() => read(pick)}
            isOpen={open === pick.attrs.uuid}
            onOpen={(isOpen) => setOpen(isOpen ? pick.attrs.uuid : undefined)}
            onGoTo={() => goTo(index)}
            onChange={(change) => run(changePick(text.state, indexOf(pick), { ...read(pick), ...change }))}
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
          {`${nameOf(pick, index)} is not in the text: readers do not see it.`}
        </Note>
      ))}
    </section>
  );
}

interface PickProps {
  number: number;
  pick: Listicle;
  /** As it is now. */
  read: () => Listicle;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  onGoTo: () => void;
  onChange: (change: Partial<Listicle>) => void;
}

const offersLine = ({ merchantOffers: offers = [], usePricing }: Listicle): string => {
  if (offers.length === 0) return 'No offers';
  const prices = offers.flatMap(({ offerPrice }) => (offerPrice === undefined ? [] : [offerPrice]));
  const count = offers.length === 1 ? '1 offer' : `${offers.length} offers`;
  return usePricing && prices.length > 0 ? `${count} · from ${formatPrice(Math.min(...prices))}` : count;
};

function Pick(props: PickProps) {
  const { number, pick, read, isOpen, onOpen, onGoTo, onChange } = props;
  const [first] = pick.imageGroup ?? [];
  const url = usePictureUrl(first, 'square_96');
  const name = nameOf(pick, number - 1);
  const words = (field: 'hed' | 'subhed', label: string) => (
    <TextField label={label} value={pick[field] ?? ''} onChange={(next) => onChange({ [field]: next })} />
  );
  const lines = (field: 'like' | 'dislike', label: string, tone: 'good' | 'bad') => (
    <LineList
      label={label}
      one={label}
      tone={tone}
      read={() => read()[field] ?? []}
      write={(next) => onChange({ [field]: [...next] })}
    />
  );
  return (
    <>
      <div className={styles.pickHead}>
        <span className={styles.number}>{number}</span>
        {url && <img src={url} alt="" />}
        <span className={styles.pickName}>
          <b>{name}</b> {pick.subhed}
          <small>{offersLine(pick)}</small>
        </span>
        <Button size="small" kind="quiet" onPress={onGoTo}>
          Go to it
        </Button>
        <IconToggle label={`Edit ${name}`} icon="down" isSelected={isOpen} onChange={onOpen} />
      </div>
      {isOpen && (
        <>
          <div className={styles.fields}>
            {words('hed', 'Name')}
            {words('subhed', 'Best for')}
          </div>
          <TextArea
            label="What we say"
            rows={3}
            value={pick.description ?? ''}
            onChange={(description) => onChange({ description })}
          />
          <div className={styles.halves}>
            {lines('like', 'Good', 'good')}
            {lines('dislike', 'Bad', 'bad')}
          </div>
          <PictureInput
            field={picture}
            label="Picture"
            path="imageGroup.0"
            value={first}
            onChange={(next) => {
              const others = pick.imageGroup?.slice(1) ?? [];
              onChange({ imageGroup: next ? [next as Image, ...others] : others });
            }}
            problems={none}
          />
          <Switch isSelected={pick.usePricing} onChange={(usePricing) => onChange({ usePricing })}>
            Show prices, cheapest first
          </Switch>
          <OfferList
            kind={merchantOffers}
            read={() => read().merchantOffers ?? []}
            write={(next) => onChange({ merchantOffers: [...next] })}
          />
          <details className={styles.more}>
            <summary>More of the pick</summary>
            <SchemaForm
              schema={listicle}
              value={pick}
              onChange={(next) => onChange(next as Listicle)}
              hidden={shownAbove}
            />
          </details>
        </>
      )}
    </>
  );
}
