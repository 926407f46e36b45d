import { dealCopy } from '#app/copy/deals.ts';
import type { DealKind } from '#content/rules/deals/deal-filter.ts';
import { type DealChoice, dealPriceSteps } from '#content/rules/deals/deal-query.ts';
import { buttonClass } from '#design/button/button.ts';
import { chipClass, chipsClass } from '#design/chip/chip.tsx';
import { Icon } from '#design/icons/icon.tsx';
import { switchClass } from '#design/switch/switch.ts';
import styles from './deal-filters.module.css';

interface DealFiltersProps {
  action: string;
  total: number;
  kinds: readonly DealKind[];
  choice: DealChoice;
  onChoose: (choice: DealChoice) => void;
}

/** A plain form: without scripts its button requests the page again; with them every change takes effect at once. */
export function DealFilters({ action, total, kinds, choice, onChoose }: DealFiltersProps) {
  const chip = (slug: string, name: string, count: number) => (
    <label key={slug} className={`${chipClass} ${styles.chip}`}>
      <input
        type="radio"
        name="kind"
        value={slug}
        checked={(choice.kind ?? '') === slug}
        onChange={() => onChoose({ ...choice, kind: slug || undefined })}
      />
      {name} <span className={styles.count}>{count}</span>
    </label>
  );
  return (
    <form
      className={`stage ${styles.bar}`}
      action={action}
      aria-label={dealCopy.filter}
      onSubmit={(event) => event.preventDefault()}
    >
      <div className={`wrap ${styles.row}`}>
        <fieldset className={styles.kinds}>
          <legend className="vh">{dealCopy.kind}</legend>
          <div className={`${chipsClass} scroll-x ${styles.chips}`}>
            {chip('', dealCopy.all, total)}
            {kinds.map(({ slug, name, count }) => chip(slug, name, count))}
          </div>
        </fieldset>
        <label className={styles.lows}>
          <input
            className={switchClass}
            type="checkbox"
            // biome-ignore lint/a11y/useAriaPropsForRole: a box has its own state, and HTML allows no second one
            role="switch"
            name="lows"
            value="first"
            checked={choice.lows}
            onChange={({ currentTarget }) => onChoose({ ...choice, lows: currentTarget.checked })}
          />
          <span>{dealCopy.lowsFirst}</span>
        </label>
        <span className={styles.select}>
          <label className="vh" htmlFor="deal-max">
            {dealCopy.most}
          </label>
          <select
            id="deal-max"
            name="max"
            value={choice.max ?? ''}
            onChange={({ currentTarget }) =>
              onChoose({ ...choice, max: Number(currentTarget.value) || undefined })
            }
          >
            <option value="">{dealCopy.anyPrice}</option>
            {dealPriceSteps.map((step) => (
              <option key={step} value={step}>
                {dealCopy.under(step)}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" size={16} />
        </span>
        <noscript>
          <button className={buttonClass('line', 'small')} type="submit">
            {dealCopy.show}
          </button>
        </noscript>
      </div>
    </form>
  );
}
