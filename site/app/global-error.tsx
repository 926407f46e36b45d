import { pageMessages } from '#content/page-messages.ts';

/** Shown when even the error page fails. Minimal on purpose: nothing here can break. */
export function GlobalError() {
  return (
    <main>
      <h1>{pageMessages.errorPageFailed}</h1>
      <p>
        <a href="/">Back to the home page</a>
      </p>
    </main>
  );
}
