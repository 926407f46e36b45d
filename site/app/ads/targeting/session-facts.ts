import { newGuid } from '../../behaviours/new-guid.ts';
import { createPageView } from '../../behaviours/page-view.ts';
import { bucketsOf } from '../../experiments/current.ts';
import type { currentReader } from '../../experiments/reader.ts';
import { requestFacts } from '../../request-facts.ts';
import type { SessionFacts } from './personal-settings.ts';

/** The session facts of this browser. */
export function sessionFacts(reader: ReturnType<typeof currentReader>): SessionFacts {
  const url = new URL(location.href);
  return {
    cookies: requestFacts(url).cookies as SessionFacts['cookies'],
    query: url.searchParams,
    buckets: bucketsOf(),
    viewGuid: createPageView(document).guid(),
    isRegistered: reader.isRegistered === true,
    newId: newGuid,
    isSecure: url.protocol === 'https:',
    setCookie(cookie) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is missing where pages are not served over TLS
      document.cookie = cookie;
    },
  };
}
