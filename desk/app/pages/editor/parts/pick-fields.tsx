import type { Image } from '#content/entities/image.ts';
import { type Listicle, listicle } from '#content/entities/listicle.ts';
import { formatPrice } from '#content/rules/price.ts';
import { NumberInput } from '../../../forms/number-input.tsx';
import { PictureInput } from '../../../forms/picture-input.tsx';
import { SchemaForm } from '../../../forms/schema-form.tsx';
import { Button, IconToggle } from '../../../ui/button.tsx';
import { Switch } from '../../../ui/choice.tsx';
import { TextArea, TextField } from '../../../ui/field.tsx';
import { usePictureUrl } from '../use-pictures.ts';
import { LineList } from './line-list.tsx';
import { OfferList } from './offer-list.tsx';
import { merchantOffers } from './offer-rows.ts';
import styles from './parts.module.css';
import { scoreOfPick, withScore } from './pick-score.ts';

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
const scoreField = { kind: 'number', least: 0, most: 5, isWhole: false } as const;
const half = 0.5;
const none = new Map<string, string>();

export const nameOfPick = ({ hed }: Listicle, index: number) => hed || `Pick ${index + 1}`;

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

/** A pick: its head, and while it is open everything that it says. */
export function PickFields(props: PickProps) {
  const { number, pick, read, isOpen, onOpen, onGoTo, onChange } = props;
  const [first] = pick.imageGroup ?? [];
  const url = usePictureUrl(first, 'square_96');
  const name = nameOfPick(pick, number - 1);
  const score = scoreOfPick(pick);
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
        {score !== undefined && <b className={styles.pickScore}>{score.toFixed(1)}</b>}
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
            <NumberInput
              field={scoreField}
              step={half}
              label="Score"
              path="score"
              value={score}
              onChange={(next) =>
                onChange({ techProd: withScore(read(), next as number | undefined).techProd })
              }
              problems={none}
            />
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
