import type { ReadingState } from '#content/rules/reading-list/reading-list.ts';
import { escapeAttribute, escapeText } from '#platform/escape-html.ts';

export interface PlainStory {
  url: string;
  /** Undefined for a story that was taken off the site. */
  title: string | undefined;
  state: ReadingState;
}

export interface PlainList {
  path: string;
  stories: readonly PlainStory[];
  isSignedIn: boolean;
  signInUrl: string;
  cookieStoriesMost: number;
}

export const plainListStyles = `
.list { display: grid; gap: 1rem; margin: 0; padding: 0; list-style: none; }
.list li { display: grid; gap: .5rem; padding-bottom: 1rem; border-bottom: 1px solid var(--rule); overflow-wrap: anywhere; }
.list form { display: flex; flex-wrap: wrap; gap: .5rem; }
.list button { min-height: 2.75rem; }
h2 { margin: .5rem 0 0; font: 720 1.125rem/1.2 var(--sans); }
`;

const lists = [
  ['to-read', 'To read'],
  ['done', 'Done'],
] as const;

/** The reading list for browsers without scripts. */
export function plainList(page: PlainList): string {
  const where = page.isSignedIn
    ? 'Your list is stored in your account.'
    : `You are not signed in, so this browser holds your list in a cookie: the last ${page.cookieStoriesMost} stories. `;
  const signIn = page.isSignedIn
    ? ''
    : `<a href="${escapeAttribute(page.signInUrl)}">Sign in</a> to store more and to have them on other devices.`;
  const sections = lists.map(([state, title]) => {
    const stories = page.stories.filter((story) => story.state === state);
    if (stories.length === 0) return '';
    return `<h2>${title}</h2><ol class="list">${stories.map((story) => row(story, page)).join('')}</ol>`;
  });
  const empty =
    page.stories.length === 0
      ? '<p>Nothing saved yet. Press Save on any story. It waits here.</p><a class="button" href="/latest/">See the latest</a>'
      : '';
  return `<p class="hint">${escapeText(where)}${signIn}</p>${empty}${sections.join('')}`;
}

function row({ url, title, state }: PlainStory, { path, isSignedIn }: PlainList): string {
  const name = escapeAttribute(title ?? url);
  const button = (next: ReadingState, text: string) =>
    `<button class="second" name="state" value="${next}" aria-label="${text}: ${name}">${text}</button>`;
  const move =
    isSignedIn && title
      ? state === 'done'
        ? button('to-read', 'To read again')
        : button('done', 'Done')
      : '';
  const heading = title
    ? `<a href="${escapeAttribute(url)}" dir="auto">${escapeText(title)}</a>`
    : `<span>${escapeText(url)}</span><span class="hint">No longer available. This story was taken off the site.</span>`;
  return `<li>${heading}<form method="post" action="${escapeAttribute(path)}"><input type="hidden" name="url" value="${escapeAttribute(url)}">${move}${button('removed', 'Remove')}</form></li>`;
}
