import { useEffect, useId, useReducer, useState } from 'react';
import { type ConsentPlatform, consentPlatform } from '#app/consent/consent-platform.ts';
import { consentFacts, onConsentChange } from '#app/consent/may-run.ts';
import { copy } from '#app/copy/site.ts';
import { isPreselected } from '#app/features/consent/cookie-settings/is-preselected.ts';
import { showChoicesSaved } from '#app/features/consent/show-choices-saved.ts';
import { SiteLink } from '#app/links/site-link.tsx';
import { waitForService } from '#app/scripts/wait-for-service.ts';
import { type ConsentCategory, consentCategories } from '#content/entities/script-tag.ts';
import { buttonClass } from '#design/button/button.ts';
import { switchClass } from '#design/switch/switch.ts';
import { Modal } from '../../../components/primitives/modal/modal.tsx';
import { hrefOf } from '../../../components/primitives/section/route-href.ts';
import { panelCopy } from '../../../copy/panels.ts';
import styles from './cookie-settings.module.css';

const { performance, functional, targeting, social } = consentCategories;
interface Category {
  category: ConsentCategory;
  title: string;
  text: string;
}
const optional: readonly Category[] = [
  { category: performance, title: panelCopy.performance, text: panelCopy.performanceUses },
  { category: functional, title: panelCopy.functional, text: panelCopy.functionalUses },
  { category: targeting, title: panelCopy.targeting, text: panelCopy.targetingUses },
  { category: social, title: panelCopy.social, text: panelCopy.socialUses },
];

/** The platform, as soon as its script has run; undefined if it never does. */
function usePlatform(): ConsentPlatform | undefined {
  const [platform, setPlatform] = useState(consentPlatform);
  useEffect(() => {
    // Without it nothing optional runs, and the panel explains that.
    if (!platform)
      waitForService('OneTrust', consentPlatform).then(
        (found) => setPlatform(found),
        () => {},
      );
  }, [platform]);
  return platform;
}

/** Consent by category. Nothing changes before a button is pressed. */
export function CookieSettings({ onClose }: { onClose: () => void }) {
  const platform = usePlatform();
  // Updates from the platform and from other tabs are shown.
  const [, renderAgain] = useReducer((times: number) => times + 1, 0);
  useEffect(() => onConsentChange(renderAgain), []);
  const [changed, setChanged] = useState<Partial<Record<ConsentCategory, boolean>>>({});
  const facts = consentFacts();
  const { isDoNotSell } = facts;
  const isWanted = (category: ConsentCategory) => changed[category] ?? isPreselected(category, facts);
  const save = () =>
    platform?.UpdateConsent(
      'Category',
      optional.map(({ category }) => `${category}:${isWanted(category) ? 1 : 0}`).join(),
    );
  // Before the dialog receives the click and closes.
  const button = (kind: 'solid' | 'line', text: string, choose: (() => void) | undefined) => (
    <button
      type="button"
      className={`${buttonClass(kind)} ${styles[kind]}`}
      onClickCapture={() => {
        choose?.();
        showChoicesSaved();
      }}
      disabled={!platform}
      data-close
    >
      {text}
    </button>
  );
  return (
    <Modal
      name="cookie-settings"
      title={panelCopy.cookieSettings}
      onClose={onClose}
      footer={
        <>
          {button('solid', panelCopy.saveChoices, save)}
          {button('line', panelCopy.acceptAll, platform?.AllowAll)}
          {button('line', panelCopy.rejectAll, platform?.RejectAll)}
        </>
      }
    >
      <p className={styles.intro}>
        {platform ? panelCopy.cookiesChoose : panelCopy.cookiesNotReady}{' '}
        <SiteLink className="underlined" to={hrefOf('privacy-policy')}>
          {copy.privacyPolicy}
        </SiteLink>
      </p>
      <ul className={styles.uses}>
        <li>
          <div>
            <h3>{panelCopy.necessary}</h3>
            <p>{panelCopy.necessaryUses}</p>
          </div>
          <span className={styles.always}>{panelCopy.alwaysOn}</span>
        </li>
        {optional.map((choice) => {
          const isOff = isDoNotSell && choice.category === targeting;
          return (
            <Choice
              key={choice.category}
              {...choice}
              isOn={!isOff && isWanted(choice.category)}
              isOff={isOff}
              isReady={platform !== undefined}
              onChange={(isOn) => setChanged({ ...changed, [choice.category]: isOn })}
            />
          );
        })}
      </ul>
    </Modal>
  );
}

interface ChoiceProps extends Category {
  isOn: boolean;
  /** The browser's "do not sell" signal rules this category out. */
  isOff: boolean;
  isReady: boolean;
  onChange: (isOn: boolean) => void;
}

function Choice({ title, text, isOn, isOff, isReady, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <li>
      <div>
        <h3>
          <label htmlFor={id}>{title}</label>
        </h3>
        <p id={`${id}-uses`}>{isOff ? `${text} ${panelCopy.doNotSell}` : text}</p>
      </div>
      <input
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a box has its own state, and HTML allows no second one
        role="switch"
        className={switchClass}
        id={id}
        aria-describedby={`${id}-uses`}
        checked={isOn}
        disabled={isOff || !isReady}
        onChange={() => onChange(!isOn)}
      />
    </li>
  );
}
