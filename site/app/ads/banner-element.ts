import { copy } from '../copy/site.ts';
import styles from './banners.module.css';

export interface BannerElement {
  root: HTMLElement;
  box: HTMLElement;
  /** Says which state it is in, to style sheets and to everybody who looks. */
  show: (phase: string) => void;
  /** Adds a button beside the ad: its visible text and its accessible name, which begins with that text. */
  button: (text: string, label: string, onPress: () => void) => HTMLButtonElement;
}

/** A labelled frame for an ad that lies over the page. It is not shown until there is something in it. */
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
  // The keyboard reaches the buttons before the frame of the ad.
  root.append(label, buttons, box);
  // The focus order follows the layout: what is above the page comes before it.
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
