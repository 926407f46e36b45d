import { useEffect, useState } from 'react';
import { Menu, MenuItem } from 'react-aria-components';
import { listProducts } from '#content/calls/products.ts';
import type { NamedProduct } from '#content/entities/named-product.ts';
import { formatPrice } from '#content/rules/price.ts';
import { fullName } from '#content/rules/products/products-in.ts';
import { hasEveryWord, queryWords } from '#content/rules/search-words.ts';
import { callApi } from '../../../api/call-api.ts';
import { Autocomplete } from '../../../ui/autocomplete.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { SearchField } from '../../../ui/field.tsx';
import { Note } from '../../../ui/marks.tsx';
import popStyles from '../../../ui/pop.module.css';
import styles from './product-dialog.module.css';

interface ProductDialogProps {
  title: string;
  /** Its own products are not found. */
  storyId: string;
  onChoose: (product: NamedProduct) => void;
  onClose: () => void;
}

/** Finds products that other stories name. Enter or a press takes one over. */
export function ProductDialog({ title, storyId, onChoose, onClose }: ProductDialogProps) {
  const [typed, setTyped] = useState('');
  const { items, isFound, hasMore, loadMore, problem } = useProducts(typed.trim(), storyId);
  const nothing = typed.trim()
    ? `No story that you may see names “${typed.trim()}”. Close this and write it yourself.`
    : 'No other story names a product yet. Close this and write it yourself.';
  return (
    <Dialog title={title} isOpen onClose={onClose} size="large">
      <p className={styles.hint}>
        It comes with its facts, what is good and bad, and its offers. The other story does not change.
      </p>
      {problem && <Note tone="bad">{problem}</Note>}
      <Autocomplete>
        <SearchField
          label="Find a product"
          value={typed}
          onChange={setTyped}
          placeholder="Name, maker or year"
          autoFocus
        />
        <Menu
          aria-label="Products"
          className={styles.found ?? ''}
          renderEmptyState={() =>
            isFound && !problem ? (
              <p className={styles.nothing}>{nothing}</p>
            ) : (
              <p className={styles.nothing} />
            )
          }
        >
          {(items ?? []).map((product) => (
            <ProductItem
              key={`${product.story.id} ${fullName(product)}`}
              product={product}
              onChoose={() => onChoose(product)}
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

function ProductItem({ product, onChoose }: { product: NamedProduct; onChoose: () => void }) {
  const { image, score, price, story, as } = product;
  const name = fullName(product);
  const url = image?.urls?.square_96 ?? image?.urls?.sc_small;
  return (
    <MenuItem
      id={`${story.id} ${name}`}
      textValue={name}
      className={popStyles.item ?? ''}
      onAction={onChoose}
    >
      {url ? <img className={styles.thumb} src={url} alt="" /> : <span className={styles.thumb} />}
      <span className={`${popStyles.words} ${styles.words}`}>
        <b>{name}</b>
        <small>{`${as === 'review' ? 'Reviewed in' : 'A pick of'} “${story.title}”`}</small>
      </span>
      <span className={styles.facts}>
        {score !== undefined && <b>{score.toFixed(1)}</b>}
        <span>{price === undefined ? 'No price' : `from ${formatPrice(price)}`}</span>
      </span>
    </MenuItem>
  );
}

interface Found {
  query: string;
  items: readonly NamedProduct[];
  next: number | undefined;
}

const pause = 120;

function useProducts(query: string, exceptStory: string) {
  const [found, setFound] = useState<Found>();
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    const ended = new AbortController();
    const timer = setTimeout(
      () => {
        callApi(listProducts, { query: { q: query, exceptStory }, signal: ended.signal })
          .then(({ items, next }) => {
            setProblem(undefined);
            setFound({ query, items, next });
          })
          .catch((error: Error) => !ended.signal.aborted && setProblem(error.message));
      },
      query ? pause : 0,
    );
    return () => {
      clearTimeout(timer);
      ended.abort();
    };
  }, [query, exceptStory]);
  const loadMore = async () => {
    if (found?.next === undefined) return;
    try {
      const { items, next } = await callApi(listProducts, {
        query: { q: found.query, exceptStory, after: found.next },
      });
      setFound((now) => (now === found ? { ...now, items: [...now.items, ...items], next } : now));
    } catch (error) {
      setProblem((error as Error).message);
    }
  };
  const words = queryWords(query);
  return {
    // Until the answer is here: Enter must not take what no longer fits the words.
    items: found?.items.filter((product) => hasEveryWord([fullName(product), product.year].join(' '), words)),
    hasMore: found?.query === query && found.next !== undefined,
    loadMore: () => void loadMore(),
    isFound: found?.query === query,
    problem,
  };
}
