import { storageUses } from '#app/consent/storage-uses.ts';
import { copy } from '#app/copy.ts';
import { SiteLink } from '#app/links/site-link.tsx';
import { buttonClass } from '#design/button/button.ts';
import { Modal } from '../modal/modal.tsx';
import { panelCopy } from '../panels/panel-copy.ts';
import { hrefOf } from '../section/href-of.ts';
import styles from './cookie-settings.module.css';

/** What the site keeps in this browser and why. With nothing optional there is nothing to switch, and it says so. */
export function CookieSettings({ onClose }: { onClose: () => void }) {
  const hasOptional = storageUses.some(({ category }) => category !== 'necessary');
  return (
    <Modal
      name="cookie-settings"
      title={panelCopy.cookieSettings}
      onClose={onClose}
      footer={
        <button type="button" className={buttonClass('solid')} data-close>
          {panelCopy.done}
        </button>
      }
    >
      <p className={styles.intro}>
        {hasOptional ? panelCopy.cookiesChoose : panelCopy.cookiesNothingOptional}{' '}
        <SiteLink className="underlined" to={hrefOf('privacy-policy')}>
          {copy.privacyPolicy}
        </SiteLink>
      </p>
      <ul className={styles.uses}>
        {storageUses.map(({ category, title, text }) => (
          <li key={category}>
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
            {category === 'necessary' && <span className={styles.always}>{panelCopy.alwaysOn}</span>}
          </li>
        ))}
      </ul>
    </Modal>
  );
}
