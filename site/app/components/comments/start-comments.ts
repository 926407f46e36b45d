import { mayRun, onConsentChange } from '#app/consent/may-run.ts';
import { reader } from '#app/identity/auth-store.ts';
import { accessToken, signInFirst } from '#app/identity/sign-in-first.ts';
import { registerTag } from '#app/scripts/register-tag.ts';
import { publication } from '#config';
import type { DiscussionSite } from '#content/publication.ts';
import { commentToken } from './comment-token.ts';

interface DiscussionConfig {
  page: { url?: string; identifier?: string; title?: string; remote_auth_s3?: string; api_key?: string };
  sso: { name?: string; url?: string };
}
type Configure = (this: DiscussionConfig) => void;
interface DiscussionWindow {
  disqus_shortname?: string;
  disqus_config?: Configure;
  DISQUS?: { reset(options: { reload: boolean; config: Configure }): void };
}

interface OpenedThread {
  storyId: string;
  title: string;
  url: string;
  place: HTMLElement;
}

const needsLeave =
  'Comments need your leave for social media cookies. You can give it in the cookie settings.';
const placeId = 'disqus_thread';
let current: OpenedThread | undefined;
let isRegistered = false;

/** The page's address is that of the story being read. */
export async function onOpen(details: HTMLDetailsElement, storyId: string): Promise<void> {
  const place = details.querySelector<HTMLElement>(':scope > div');
  if (!place) return;
  await startComments({ storyId, title: document.title, url: location.origin + location.pathname, place });
}

/** The discussion service knows one thread on a page: the one that was opened last. */
async function startComments(thread: OpenedThread): Promise<void> {
  if (!current) {
    reader.subscribe(() => current && void show(current));
    onConsentChange(() => current && void show(current));
  }
  if (current?.place === thread.place) return;
  thread.place.addEventListener('click', logInHere);
  document.getElementById(placeId)?.removeAttribute('id');
  thread.place.id = placeId;
  current = thread;
  await show(thread);
}

/** Without leaving the page. */
function logInHere(event: Event): void {
  if (!(event.target instanceof Element) || !event.target.closest('[data-discussion="sign-in"]')) return;
  event.preventDefault();
  void signInFirst();
}

async function show(thread: OpenedThread): Promise<void> {
  if (!mayRun('C0005').allowed) {
    thread.place.textContent = needsLeave;
    return;
  }
  const discussion: DiscussionSite = publication.discussion;
  const token = await commentToken({
    isLoggedIn: () => reader.get().loggedIn,
    accessToken,
    loginUrl: discussion.loginUrl,
    fetch: (...asked) => fetch(...asked),
    storage: localStorage,
    // Readers are shown nothing of it, and neither is their console, unless somebody looks for it.
    log: (message, error) => console.debug(message, error),
  });
  if (current !== thread) return;
  const page = window as unknown as DiscussionWindow;
  const config: Configure = function () {
    this.page.identifier = thread.storyId;
    this.page.title = thread.title;
    this.page.url = thread.url;
    this.page.api_key = discussion.apiKey;
    if (token) this.page.remote_auth_s3 = token;
    this.sso.name = publication.brand.name;
    this.sso.url = '/user/';
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
