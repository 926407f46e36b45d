import type { SurveyPhase } from './survey-state.ts';

const words = { label: 'A question', close: 'Close', thanks: 'Thank you. That was all.' } as const;

/**
 * Uses the page's design tokens, with plain defaults. The box is sticky instead of fixed: at the end of the page it
 * has its own place and covers nothing.
 */
const rules = `
:host { display: block; position: sticky; inset-block-end: 1rem; z-index: var(--z-sticky, 20); inline-size: fit-content;
  max-inline-size: min(22rem, calc(100vw - 2rem)); margin: 1rem 1rem 1rem auto; }
section { background: var(--bg-raise, Canvas); color: var(--text, CanvasText); border: 1px solid var(--rule, currentColor);
  border-top: 3px solid var(--accent, currentColor); padding: 1rem 1.125rem 1.125rem; font: 400 1rem/1.4 var(--sans, system-ui);
  box-shadow: 0 6px 24px rgb(0 0 0 / .16); }
header { display: flex; gap: .75rem; align-items: flex-start; justify-content: space-between; }
h2 { font: inherit; font-weight: 680; margin: .5rem 0 0; text-wrap: balance; }
ul { list-style: none; margin: .875rem 0 0; padding: 0; display: flex; flex-wrap: wrap; gap: .5rem; }
li { flex: 1 1 auto; }
button { font: inherit; color: inherit; cursor: pointer; min-block-size: 2.75rem; background: none; border-radius: var(--r-2, 4px); }
li button { inline-size: 100%; border: 1px solid var(--text-3, currentColor); padding: .25rem .875rem; font-weight: 600; }
li button:hover { background: var(--bg-3, transparent); }
.close { border: 0; inline-size: 2.75rem; margin: -.5rem -.625rem 0 0; flex: none; }
.close svg { display: block; margin: auto; }
@media (max-width: 30rem) { :host { inset-block-end: .5rem; inline-size: auto; max-inline-size: none; margin: .5rem; } }
button:focus-visible { outline: 3px solid var(--focus, Highlight); outline-offset: 2px; }
p { margin: .5rem 0 0; font-weight: 600; }
`;

interface SurveyBox {
  show(phase: SurveyPhase): void;
}

/** A box beside the page, not over it: it takes no focus and changes nothing else. */
export function renderBox(
  { question, answers }: { question: string; answers: readonly string[] },
  on: { onAnswer(place: number): void; onClose(): void },
): SurveyBox {
  const host = document.createElement('div');
  host.id = 'survey';
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  root.adoptedStyleSheets = [sheet];

  const title = make('h2', question);
  const list = make('ul');
  answers.forEach((text, place) => {
    const button = make('button', text);
    button.type = 'button';
    button.addEventListener('click', () => on.onAnswer(place));
    const item = make('li');
    item.append(button);
    list.append(item);
  });
  const close = make('button');
  close.type = 'button';
  close.className = 'close';
  close.setAttribute('aria-label', words.close);
  close.append(cross());
  close.addEventListener('click', () => on.onClose());
  const head = make('header');
  head.append(title, close);
  const section = make('section');
  section.setAttribute('aria-label', words.label);
  section.append(head, list);
  section.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') on.onClose();
  });
  root.append(section);

  return {
    show(phase) {
      if (phase === 'shown') document.body.append(host);
      if (phase === 'closed') host.remove();
      if (phase !== 'thanked') return;
      const thanks = make('p', words.thanks);
      thanks.setAttribute('role', 'status');
      thanks.tabIndex = -1;
      title.remove();
      list.replaceWith(thanks);
      // The pressed button is gone; keyboard users continue from here.
      thanks.focus();
    },
  };
}

function make<Name extends keyof HTMLElementTagNameMap>(name: Name, text = ''): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  element.textContent = text;
  return element;
}

function cross(): SVGElement {
  const space = 'http://www.w3.org/2000/svg';
  const picture = document.createElementNS(space, 'svg');
  const path = document.createElementNS(space, 'path');
  for (const [name, value] of Object.entries({ width: '16', height: '16', viewBox: '0 0 16 16' }))
    picture.setAttribute(name, value);
  picture.setAttribute('aria-hidden', 'true');
  path.setAttribute('d', 'M2 2l12 12M14 2L2 14');
  path.setAttribute('stroke', 'currentColor');
  path.setAttribute('stroke-width', '2');
  picture.append(path);
  return picture;
}
