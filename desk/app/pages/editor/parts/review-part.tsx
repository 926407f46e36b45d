import type { NamedProduct } from '#content/entities/named-product.ts';
import { type RelatedProduct, relatedProduct, subProduct } from '#content/entities/product.ts';
import type { Review } from '#content/entities/review.ts';
import { fullName } from '#content/rules/products/products-in.ts';
import { newUuid } from '../../../editor/slash-menu.ts';
import { listActs } from '../../../forms/list-acts.ts';
import { NumberInput } from '../../../forms/number-input.tsx';
import { OrderedList } from '../../../forms/ordered-list.tsx';
import { SchemaForm } from '../../../forms/schema-form.tsx';
import { useStoryField, useStorySession } from '../../../story/use-story-session.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/choice.tsx';
import { TextArea, TextField } from '../../../ui/field.tsx';
import { Note } from '../../../ui/marks.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { Box } from './box.tsx';
import { LineList } from './line-list.tsx';
import { OfferList } from './offer-list.tsx';
import { shopOffers, shopsInOrder, weighted } from './offer-rows.ts';
import styles from './parts.module.css';
import { averageOf, type ProductChange, withProduct } from './product-rules.ts';
import { reviewedProduct } from './taken-product.ts';
import { useListField } from './use-list-field.ts';
import { useProductDialog } from './use-product-dialog.tsx';

/** What a review says beside its text, in the order in which readers meet it. */
export default function ReviewPart() {
  return (
    <>
      <ProductBox />
      <ScoreBox />
      <GoodAndBad />
      <Verdict />
      <Offers />
    </>
  );
}

const price = { kind: 'number', least: 0, isWhole: false } as const;
const score = { kind: 'number', least: 0, most: 5, isWhole: false } as const;
const none = new Map<string, string>();
const half = 0.5;

function useProduct() {
  const session = useStorySession();
  const { value, field } = useStoryField<RelatedProduct>('relatedProduct');
  // Two acts can follow within one rendering.
  const read = () => (session.snapshot.fields.relatedProduct?.value ?? null) as RelatedProduct | null;
  const set = (next: unknown) => session.editField('relatedProduct', next);
  const change = (given: ProductChange) => set(withProduct(read(), given, newUuid));
  return { value, read, set, change, problem: field?.problem };
}

function ProductBox() {
  const { value, change, set, read, problem } = useProduct();
  const product = value?.product;
  const take = (given: NamedProduct) => {
    const before = read();
    set(reviewedProduct(given, newUuid));
    showToast(`Took over “${fullName(given)}”`, { undo: () => set(before) });
  };
  const products = useProductDialog({ title: 'Find the product', onChoose: take });
  return (
    <Box
      title="Product"
      field="relatedProduct"
      icon="product"
      problem={problem}
      aside={
        <Button size="small" kind="quiet" icon="search" onPress={products.open}>
          Find a product
        </Button>
      }
    >
      {products.dialog}
      <div className={styles.fields}>
        <TextField label="Name" value={product?.name ?? ''} onChange={(name) => change({ name })} />
        <TextField
          label="Maker"
          value={value?.manufacturer?.name ?? ''}
          onChange={(maker) => change({ maker })}
        />
        <TextField
          label="Year"
          inputMode="numeric"
          value={product?.modelYear ?? ''}
          onChange={(year) => change({ year })}
        />
        <NumberInput
          field={price}
          label="List price"
          path="listPrice"
          value={product?.msrp}
          onChange={(next) => change({ listPrice: next as number | undefined })}
          problems={none}
        />
      </div>
      <LineList
        label="Facts"
        one="Fact"
        tone="plain"
        read={() => read()?.product?.shortSpecs ?? []}
        write={(facts) => change({ facts })}
      />
      {product && (
        <details className={styles.more}>
          <summary>More of the product</summary>
          <SchemaForm
            schema={subProduct}
            value={product}
            onChange={(next) => set({ ...read(), product: next })}
            hidden={['name', 'modelYear', 'msrp', 'shortSpecs']}
          />
          <SchemaForm
            schema={relatedProduct}
            value={value}
            onChange={set}
            hidden={['product', 'manufacturer', 'resellers']}
          />
        </details>
      )}
    </Box>
  );
}

type SubRating = Review['subRatings'][number];

function ScoreBox() {
  const whole = useStoryField<number>('starRating');
  const choice = useStoryField<boolean>('editorsChoice');
  const since = useStoryField('editorsChoiceDate');
  const { read, write, problem } = useListField<SubRating>('subRatings');
  const parts = read();
  const nameOf = ({ name }: SubRating, index: number) => name || `Score ${index + 1}`;
  const { onMove, onRemove, add, change } = listActs<SubRating>({ read, write, nameOf });
  const average = averageOf(parts);
  const differs = average !== undefined && whole.value !== null && Math.abs(whole.value - average) >= half;
  return (
    <Box
      title="Score"
      field="starRating subRatings editorsChoice editorsChoiceDate"
      icon="star"
      problem={problem ?? whole.field?.problem}
      aside={average !== undefined && `Average of ${parts.length}: ${average}`}
    >
      <div className={styles.score}>
        <div className={styles.total}>
          <output>{whole.value?.toFixed(1) ?? '–'}</output>
          <Meter value={whole.value ?? 0} />
          <NumberInput
            field={score}
            step={half}
            label="Score"
            path="starRating"
            value={whole.value ?? undefined}
            onChange={(next) => whole.set((next as number | undefined) ?? null)}
            problems={none}
          />
          <Checkbox
            isSelected={choice.value === true}
            onChange={(isChosen) => choice.set(isChosen)}
            hint="Shown beside the score"
          >
            Editors’ choice
          </Checkbox>
          {choice.value && (
            <TextField
              label="Chosen on"
              type="date"
              value={(since.value ?? '').slice(0, 10)}
              onChange={(day) => since.set(day || null)}
            />
          )}
        </div>
        <div className={styles.parts}>
          <OrderedList
            label="Scores in parts"
            items={parts}
            nameOf={nameOf}
            onMove={onMove}
            onRemove={onRemove}
            isPlain
          >
            {(part, index) => (
              <div className={styles.part}>
                <TextField
                  label={`Part ${index + 1}`}
                  isLabelHidden
                  placeholder="What is scored"
                  value={part.name}
                  onChange={(name) => change(index, { ...part, name })}
                />
                <Meter value={part.rating} />
                <NumberInput
                  field={score}
                  step={half}
                  label={`Score of ${nameOf(part, index)}`}
                  isLabelHidden
                  path="rating"
                  value={part.rating}
                  onChange={(rating) => change(index, { ...part, rating: (rating as number) ?? 0 })}
                  problems={none}
                />
              </div>
            )}
          </OrderedList>
          <Button
            size="small"
            kind="quiet"
            icon="plus"
            onPress={() => add({ id: newUuid(), name: '', rating: 0 })}
          >
            Add a score
          </Button>
        </div>
      </div>
      {differs && (
        <Note tone="info">
          {`You gave ${whole.value}; the average of ${parts.length} is ${average}. Say why in the verdict.`}
        </Note>
      )}
    </Box>
  );
}

/** Lines up to the score, of five. */
const Meter = ({ value }: { value: number }) => (
  <span className={styles.meter} aria-hidden="true">
    <span style={{ width: `${Math.min(100, Math.max(0, value * 20))}%` }} />
  </span>
);

function GoodAndBad() {
  const good = useListField<string>('good');
  const bad = useListField<string>('bad');
  return (
    <Box title="Good and bad" icon="scale" problem={good.problem ?? bad.problem}>
      <div className={styles.halves}>
        <LineList field="good" label="Good" one="Good" tone="good" {...good} />
        <LineList field="bad" label="Bad" one="Bad" tone="bad" {...bad} />
      </div>
    </Box>
  );
}

function Verdict() {
  const { value, set, field } = useStoryField('bottomLine');
  const words = value ?? '';
  return (
    <Box
      title="Bottom line"
      field="bottomLine"
      icon="quote"
      problem={field?.problem}
      aside={words !== '' && `${words.length} characters`}
    >
      <TextArea label="Verdict" isLabelHidden rows={3} value={words} onChange={(next) => set(next || null)} />
    </Box>
  );
}

function Offers() {
  const { read, set, change } = useProduct();
  const shops = () => shopsInOrder(read()?.resellers ?? []);
  return (
    <Box title="Offers" field="relatedProduct" icon="card">
      <OfferList
        kind={shopOffers}
        read={shops}
        write={(list) => {
          if (!read()) change({});
          set({ ...read(), resellers: weighted(list) });
        }}
      />
    </Box>
  );
}
