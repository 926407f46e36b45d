import { pageMessages } from '#content/page-messages.ts';

/** When even the error page fails. Plain on purpose: nothing here can break. */
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
