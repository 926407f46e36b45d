import { formatPrice } from '#content/rules/price.ts';
import { newUuid } from '../../../editor/slash-menu.ts';
import { listActs } from '../../../forms/list-acts.ts';
import { NumberInput } from '../../../forms/number-input.tsx';
import { OrderedList } from '../../../forms/ordered-list.tsx';
import { deskSettings } from '../../../settings.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Pill } from '../../../ui/marks.tsx';
import { whenText } from '../../../work/when.ts';
import type { OfferChange, OfferKind, OfferRow } from './offer-rows.ts';
import styles from './parts.module.css';
import { useCheckedPrice } from './use-checked-price.ts';

interface OfferListProps<T> {
  kind: OfferKind<T>;
  read: () => readonly T[];
  write: (offers: readonly T[]) => void;
}

/** Where to buy it: merchant, price, address, and when the price was checked. */
export function OfferList<T>({ kind, read, write }: OfferListProps<T>) {
  const nameOf = (offer: T, index: number) => kind.read(offer).shop || `Offer ${index + 1}`;
  const { onMove, onRemove, add, change } = listActs<T>({ read, write, nameOf });
  return (
    <>
      <OrderedList label="Offers" items={read()} nameOf={nameOf} onMove={onMove} onRemove={onRemove}>
        {(offer, index) => (
          <OfferFields row={kind.read(offer)} onChange={(given) => change(index, kind.write(offer, given))} />
        )}
      </OrderedList>
      <Button size="small" kind="quiet" icon="plus" onPress={() => add(kind.empty(newUuid()))}>
        Add an offer
      </Button>
    </>
  );
}

const price = { kind: 'number', least: 0, isWhole: false } as const;
const none = new Map<string, string>();

function OfferFields({ row, onChange }: { row: OfferRow; onChange: (change: OfferChange) => void }) {
  return (
    <>
      <div className={styles.offer}>
        <TextField label="Merchant" value={row.shop} onChange={(shop) => onChange({ shop })} />
        <NumberInput
          field={price}
          label="Price"
          path="price"
          value={row.price}
          onChange={(next) => onChange({ price: next as number | undefined })}
          problems={none}
        />
        <TextField
          label="Address"
          inputMode="url"
          value={row.address}
          onChange={(address) => onChange({ address: address.trim() })}
        />
      </div>
      <p className={styles.checked}>
        {row.link === 'paid' && <Pill tone="good">Paid link</Pill>}
        {row.link === 'failed' && <Pill tone="warn">Paid link failed</Pill>}
        <Checked row={row} onUse={(next) => onChange({ price: next })} />
      </p>
    </>
  );
}

/** What the last check of the price found. */
function Checked({ row, onUse }: { row: OfferRow; onUse: (price: number) => void }) {
  const last = useCheckedPrice(row.address);
  if (row.address === '') return <Pill tone="warn">No address</Pill>;
  if (last === undefined) return null;
  if (last === null) return <span>Price not checked yet</span>;
  const when = whenText(Date.parse(last.checkedAt), Date.now(), deskSettings().timeZone);
  const { price: checked } = last;
  if (!last.isReachable || checked === null)
    return <Pill tone="warn">{`Not reached when checked ${when}`}</Pill>;
  return (
    <>
      <span>{`Checked ${when}: ${formatPrice(checked)}`}</span>
      {checked !== row.price && (
        <Button size="small" kind="quiet" onPress={() => onUse(checked)}>
          {`Use ${formatPrice(checked)}`}
        </Button>
      )}
    </>
  );
}
