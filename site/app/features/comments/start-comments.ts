import { requestPanel } from '#app/behaviours/request-panel.ts';
import { currentBrand } from '#app/brand/current-brand.ts';
import { mayRun, onConsentChange } from '#app/consent/may-run.ts';
import { reader } from '#app/identity/auth-store.ts';
import { accessToken, signInFirst } from '#app/identity/sign-in-first.ts';
import { registerTag } from '#app/scripts/register-tag.ts';
import { lazySettings } from '#config/lazy.ts';
import type { CommentWidgetPage } from '#content/entities/comment-widget.ts';
import type { DiscussionSite } from '#content/publication/schema.ts';
import { discussionMessages as words } from '#content/rules/discussion/messages.ts';
import { pathFor } from '#content/rules/route-paths.ts';
import { commentToken } from './comment-token.ts';
import { initialWidget, widgetPage, withUnit } from './widget-state.ts';

interface DiscussionConfig {
  page: Partial<CommentWidgetPage>;
  sso: { name?: string; url?: string; reader?: string | undefined };
  callbacks: { onNewComment?: (() => void)[] };
}
type Configure = (this: DiscussionConfig) => void;
interface DiscussionWindow {
  disqus_shortname?: string;
  disqus_config?: Configure;
  DISQUS?: { reset(options: { reload: boolean; config: Configure }): void };
  DISQUSWIDGETS?: { getCount(options: { reset: boolean }): void };
}

interface OpenedThread {
  storyId: string;
  title: string;
  url: string;
  place: HTMLElement;
}

const placeId = 'disqus_thread';
let current: OpenedThread | undefined;
let isRegistered = false;
let widget = initialWidget;

/** A thread was opened, or the reader scrolled close to it. The page's URL is that of the story being read. */
export async function onThread(details: HTMLDetailsElement, storyId: string): Promise<void> {
  const place = details.querySelector<HTMLElement>(':scope > div');
  if (!place) return;
  const isAlmostVisible = !details.open;
  widget = withUnit(widget, storyId, details.open);
  // Do not prompt for consent for a thread the reader did not open, and do not replace the thread being read.
  if (isAlmostVisible && (!mayRun('C0005').allowed || isReading(current))) return;
  countComments();
  await startComments({ storyId, title: document.title, url: location.origin + location.pathname, place });
}

const isReading = (thread: OpenedThread | undefined): boolean =>
  thread?.place.isConnected === true &&
  widget.units[thread.storyId]?.isOpen === true &&
  thread.place.closest('details')?.open === true;

/** The numbers on the buttons, by the service's own script; again when there are new buttons or new comments. */
function countComments(): void {
  const page = window as unknown as DiscussionWindow;
  if (page.DISQUSWIDGETS) {
    page.DISQUSWIDGETS.getCount({ reset: true });
    return;
  }
  const discussion: DiscussionSite = lazySettings.discussion;
  registerTag({
    tagId: 'discussion-count',
    timing: 'queue',
    src: discussion.countUrl,
    attributes: { id: 'dsq-count-scr' },
    gdprCategory: 'C0005',
    windowVars: ['DISQUSWIDGETS'],
  });
}

/** The discussion service knows one thread on a page: the one that was opened last. */
async function startComments(thread: OpenedThread): Promise<void> {
  if (!current) {
    reader.subscribe(showIfNew);
    onConsentChange(showIfNew);
  }
  if (current?.place === thread.place) return;
  thread.place.addEventListener('click', logInHere);
  document.getElementById(placeId)?.removeAttribute('id');
  thread.place.id = placeId;
  current = thread;
  await show(thread);
}

/** Login and consent state that the thread was shown for. */
const terms = () => `${mayRun('C0005').allowed} ${reader.get().loggedIn}`;
let shownFor = '';
/** Reloading a thread loses a reader's draft: reload only when login or consent changed. */
function showIfNew(): void {
  if (current && terms() !== shownFor) void show(current);
}

/** Without leaving the page. */
function logInHere(event: Event): void {
  if (!(event.target instanceof Element) || !event.target.closest('[data-discussion="sign-in"]')) return;
  event.preventDefault();
  void signInFirst();
}

/** Above the server's comments, of which the best can be read without consent. */
function requestConsent(place: HTMLElement, isMissing: boolean): void {
  const name = 'discussion-off';
  const notice = [...place.children].find((child) => child.classList.contains(name));
  if (!isMissing) notice?.remove();
  if (!isMissing || notice) return;
  const part = <Tag extends 'div' | 'h3' | 'p' | 'button'>(tag: Tag, className: string, text = '') => {
    const made = document.createElement(tag);
    made.className = className;
    made.textContent = text;
    return made;
  };
  const box = part('div', `discussion-state ${name}`);
  const button = part('button', 'discussion-send', words.switchOn);
  button.type = 'button';
  // The choice is one of several in the settings, which say what else it allows.
  button.addEventListener('click', () => requestPanel('cookie-settings'));
  box.append(part('h3', '', words.off), part('p', '', words.offText), button);
  place.prepend(box);
}

async function show(thread: OpenedThread): Promise<void> {
  shownFor = terms();
  requestConsent(thread.place, !mayRun('C0005').allowed);
  if (!mayRun('C0005').allowed) return;
  const discussion: DiscussionSite = lazySettings.discussion;
  const token = await commentToken({
    isLoggedIn: () => reader.get().loggedIn,
    accessToken,
    loginUrl: discussion.loginUrl,
    fetch: (...args) => fetch(...args),
    storage: localStorage,
    // Failures are not shown to readers; they appear only in the console's debug output.
    log: (message, error) => console.debug(message, error),
  });
  if (current !== thread) return;
  const page = window as unknown as DiscussionWindow;
  widget = {
    ...widget,
    page: {
      api_key: discussion.apiKey,
      identifier: thread.storyId,
      remote_auth_s3: token ?? '',
      title: thread.title,
      url: thread.url,
    },
  };
  const config: Configure = function () {
    Object.assign(this.page, widgetPage(widget));
    this.sso.name = currentBrand().name;
    this.sso.url = pathFor('user');
    this.sso.reader = token ? reader.get().user?.name : undefined;
    this.callbacks.onNewComment = [countComments];
  };
  page.disqus_shortname = discussion.shortname;
  page.disqus_config = config;
  if (page.DISQUS) page.DISQUS.reset({ reload: true, config });
  else if (!isRegistered) {
    isRegistered = true;
    registerTag({
      tagId: 'discussion',
      timing: 'queue',
      src: discussion.scriptUrl,
      gdprCategory: 'C0005',
      windowVars: ['DISQUS'],
    });
  }
}
