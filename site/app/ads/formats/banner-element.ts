import { copy } from '../../copy/site.ts';
import styles from './banners.module.css';

export interface BannerElement {
  root: HTMLElement;
  box: HTMLElement;
  /** Sets the state as class and data attribute, for style sheets and tests. */
  show: (phase: string) => void;
  /** Adds a button beside the ad; its accessible name begins with its visible text. */
  button: (text: string, label: string, onPress: () => void) => HTMLButtonElement;
}

/** A labelled box for an ad that covers the page. Hidden until an ad has loaded. */
export function bannerElement(
  kind: string,
  tag: 'aside' | 'dialog',
  edge: 'top' | 'bottom' | 'sticky',
): BannerElement {
  const root = document.createElement(tag);
  root.className = tag === 'dialog' ? (styles.dialog ?? '') : `${styles.banner} ${styles[edge]}`;
  root.setAttribute('aria-label', copy.advertisement);
  root.dataset.banner = kind;
  root.dataset.print = 'none';
  if (tag === 'aside') root.hidden = true;
  const label = document.createElement('p');
  label.className = styles.label ?? '';
  label.textContent = copy.advertisement;
  const box = document.createElement('div');
  box.className = styles.box ?? '';
  const buttons = document.createElement('div');
  buttons.className = styles.buttons ?? '';
  // Keyboard users reach the buttons before the ad's iframe.
  root.append(label, buttons, box);
  // The focus order follows the layout: a banner above the page comes first.
  if (edge === 'top') document.body.prepend(root);
  else document.body.append(root);
  return {
    root,
    box,
    show(phase) {
      root.classList.remove(`is-${root.dataset.phase}`);
      root.classList.add(`is-${phase}`);
      root.dataset.phase = phase;
    },
    button(text, label, onPress) {
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = text;
      button.setAttribute('aria-label', label);
      button.addEventListener('click', onPress);
      buttons.append(button);
      return button;
    },
  };
}
