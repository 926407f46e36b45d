import styles from './toast.module.css';

const shownMilliseconds = 6000;
let current: { place: HTMLElement; timer: ReturnType<typeof setTimeout> } | undefined;

/** A message at the foot of the window for six seconds, with at most one action. The next message replaces it. */
export function showToast(text: string, action?: { label: string; act(): void }): void {
  hide();
  const place = document.createElement('div');
  place.className = styles.toast ?? '';
  place.setAttribute('role', 'status');
  place.append(text);
  if (action) place.append(buttonFor(action));
  document.body.append(place);
  current = { place, timer: setTimeout(hide, shownMilliseconds) };
}

function buttonFor({ label, act }: { label: string; act(): void }): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = label;
  button.addEventListener('click', () => {
    hide();
    act();
  });
  return button;
}

function hide(): void {
  clearTimeout(current?.timer);
  current?.place.remove();
  current = undefined;
}
