import { useState } from 'react';
import { Menu, MenuItem, ToggleButton } from 'react-aria-components';
import type { NamedProduct } from '#content/entities/named-product.ts';
import { formatPrice } from '#content/rules/price.ts';
import { fullName } from '#content/rules/products/products-in.ts';
import { deskSettings } from '../../../settings.ts';
import { Autocomplete } from '../../../ui/autocomplete.tsx';
import chipStyles from '../../../ui/chip.module.css';
import { Dialog } from '../../../ui/dialog.tsx';
import { SearchField } from '../../../ui/field.tsx';
import { Keys, Note, Pill } from '../../../ui/marks.tsx';
import popStyles from '../../../ui/pop.module.css';
import { sourceWords } from './found-product.ts';
import styles from './product-dialog.module.css';
import { type ProductFilters, useFoundProducts } from './use-found-products.ts';
import { useMainTopic } from './use-main-topic.ts';

export interface ProductSearch {
  title: string;
  /** `isFirst` with the Alt key, where there is a list. */
  onChoose: (product: NamedProduct, isFirst: boolean) => void;
  /** Whether the list that gets it has it already; without a list the product stands alone. */
  isOnList?: (product: NamedProduct) => boolean;
}

interface ProductDialogProps extends ProductSearch {
  /** Its own products are not found. */
  storyId: string;
  onClose: () => void;
}

/** Finds products that other stories name. Enter or a press takes one over. */
export function ProductDialog({ title, storyId, onChoose, isOnList, onClose }: ProductDialogProps) {
  const [typed, setTyped] = useState('');
  const [filters, setFilters] = useState<ProductFilters>(noFilters);
  const { items, isTyped, isFound, hasMore, loadMore, count, problem } = useFoundProducts(
    typed.trim(),
    filters,
    storyId,
  );
  const isNarrowed = filters.reviewed || filters.priced || filters.topic !== undefined;
  return (
    <Dialog title={title} isOpen onClose={onClose} size="large" footer={<Foot hasList={Boolean(isOnList)} />}>
      {problem && <Note tone="bad">{problem}</Note>}
      <Autocomplete>
        <SearchField
          label="Find a product"
          value={typed}
          onChange={setTyped}
          placeholder="Name, maker or year"
          autoFocus
        />
        <Filters filters={filters} onChange={setFilters} count={problem ? undefined : count} />
        <Menu
          // Another first product is chosen; an answer that begins as the list before leaves the choice as it is.
          key={items?.slice(0, 1).map(keyOf).join()}
          autoFocus={isTyped ? 'first' : false}
          aria-label="Products"
          className={styles.found ?? ''}
          renderEmptyState={() => (
            <p className={styles.nothing}>{isFound && !problem && nothingWords(typed.trim(), isNarrowed)}</p>
          )}
        >
          {(items ?? []).map((product) => (
            <ProductItem
              key={keyOf(product)}
              product={product}
              act={isOnList ? 'Add' : 'Take over'}
              isTaken={isOnList?.(product) ?? false}
              onChoose={(isFirst) => onChoose(product, isFirst)}
            />
          ))}
          {hasMore && (
            <MenuItem id="more" textValue="Show more" className={popStyles.item ?? ''} onAction={loadMore}>
              Show more
            </MenuItem>
          )}
        </Menu>
      </Autocomplete>
    </Dialog>
  );
}

const noFilters: ProductFilters = { reviewed: false, priced: false, topic: undefined };

function nothingWords(typed: string, isNarrowed: boolean): string {
  if (isNarrowed) return 'No product fits. Turn a filter off to find more.';
  if (typed) return `No story that you may see names “${typed}”. Close this and write it yourself.`;
  return 'No other story names a product yet. Close this and write it yourself.';
}

const keyOf = (product: NamedProduct) => `${product.story.id} ${fullName(product)}`;

interface FiltersProps {
  filters: ProductFilters;
  onChange: (filters: ProductFilters) => void;
  count: string | undefined;
}

function Filters({ filters, onChange, count }: FiltersProps) {
  const topic = useMainTopic();
  const chip = (name: string, isOn: boolean, change: Partial<ProductFilters>) => (
    <ToggleButton
      className={chipStyles.chip ?? ''}
      isSelected={isOn}
      onChange={() => onChange({ ...filters, ...change })}
    >
      {name}
    </ToggleButton>
  );
  return (
    <div className={styles.filters}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for values that are sent */}
      <div className={styles.chips} role="group" aria-label="Filters">
        {topic &&
          chip(topic.name, filters.topic !== undefined, { topic: filters.topic ? undefined : topic.slug })}
        {chip('Reviewed by us', filters.reviewed, { reviewed: !filters.reviewed })}
        {chip('With a price', filters.priced, { priced: !filters.priced })}
      </div>
      <span className={styles.count} role="status">
        {count}
      </span>
    </div>
  );
}

interface ProductItemProps {
  product: NamedProduct;
  act: string;
  isTaken: boolean;
  onChoose: (isFirst: boolean) => void;
}

function ProductItem({ product, act, isTaken, onChoose }: ProductItemProps) {
  const { image, score, price } = product;
  const name = fullName(product);
  const url = image?.urls?.square_96 ?? image?.urls?.sc_small;
  return (
    <MenuItem
      id={keyOf(product)}
      textValue={name}
      className={`${popStyles.item} ${styles.product}`}
      isDisabled={isTaken}
      onAction={() => onChoose(false)}
      // With the Alt key Enter is no action of a menu.
      onPressStart={({ pointerType, altKey }) => pointerType === 'keyboard' && altKey && onChoose(true)}
    >
      {url ? <img className={styles.thumb} src={url} alt="" /> : <span className={styles.thumb} />}
      <span className={`${popStyles.words} ${styles.words}`}>
        <b>{name}</b>
        <small>{sourceWords(product, Date.now(), deskSettings().timeZone)}</small>
      </span>
      {score === undefined ? (
        <span className={styles.score} />
      ) : (
        <b className={styles.score}>{score.toFixed(1)}</b>
      )}
      <span className={styles.price}>{price === undefined ? 'No price' : `from ${formatPrice(price)}`}</span>
      <span className={styles.act}>
        {isTaken ? <Pill icon="check">On this list</Pill> : <span aria-hidden="true">{act}</span>}
      </span>
    </MenuItem>
  );
}

function Foot({ hasList }: { hasList: boolean }) {
  return (
    <div className={styles.foot}>
      <p className={styles.keys}>
        <span>
          <Keys>↑</Keys>
          <Keys>↓</Keys>
          Choose
        </span>
        <span>
          <Keys>⏎</Keys> {hasList ? 'Add at the end' : 'Take over'}
        </span>
        {hasList && (
          <span>
            <Keys>⌥</Keys>
            <Keys>⏎</Keys>
            Add at the top
          </span>
        )}
      </p>
      <p className={styles.hint}>
        {hasList
          ? 'Score, good, bad and offers come from the other story. You can change them here: the other story does not change.'
          : 'Facts, offers and picture come from the other story. You can change them here: the other story does not change.'}
      </p>
    </div>
  );
}
