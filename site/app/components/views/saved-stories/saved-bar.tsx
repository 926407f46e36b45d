import { savedCopy as words } from '#app/copy/saved.ts';
import { Icon } from '#design/icons/icon.tsx';
import { switchClass } from '#design/switch/switch.ts';
import styles from './saved-bar.module.css';
import { type SavedOrder, savedOrders } from './saved-order.ts';

type Tab = 'to-read' | 'done';
const tabs = [
  ['to-read', words.toRead],
  ['done', words.done],
] as const;

interface SavedBarProps {
  tab: Tab;
  counts: Readonly<Record<Tab, number>>;
  onTab: (tab: Tab) => void;
  order: SavedOrder;
  onOrder: (order: SavedOrder) => void;
  /** Undefined where nothing can be stored for offline reading. */
  keepsOffline: boolean | undefined;
  onKeepsOffline: (keeps: boolean) => void;
}

/** What the list shows, in which order, and whether new stories are stored at once. */
export function SavedBar({
  tab,
  counts,
  onTab,
  order,
  onOrder,
  keepsOffline,
  onKeepsOffline,
}: SavedBarProps) {
  return (
    <div className={styles.bar}>
      {/* biome-ignore lint/a11y/useSemanticElements: two buttons, not fields of a form */}
      <div className={styles.tabs} role="group" aria-label={words.show}>
        {tabs.map(([name, text]) => (
          <button key={name} type="button" aria-pressed={tab === name} onClick={() => onTab(name)}>
            {text} <span>{counts[name]}</span>
          </button>
        ))}
      </div>
      <span className={styles.sort}>
        <label className="vh" htmlFor="saved-sort">
          {words.sort}
        </label>
        <select
          id="saved-sort"
          value={order}
          onChange={({ currentTarget: { value } }) =>
            onOrder(savedOrders.find((known) => known === value) ?? 'newest')
          }
        >
          {savedOrders.map((name) => (
            <option key={name} value={name}>
              {words[name]}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" size={16} />
      </span>
      {keepsOffline !== undefined && (
        <label className={styles.keeps}>
          <input
            type="checkbox"
            // biome-ignore lint/a11y/useAriaPropsForRole: a box has its own state, and HTML allows no second one
            role="switch"
            className={switchClass}
            checked={keepsOffline}
            onChange={({ currentTarget }) => onKeepsOffline(currentTarget.checked)}
          />
          {words.keepsOffline}
        </label>
      )}
    </div>
  );
}
