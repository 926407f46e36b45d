import type { AbTestState } from '#content/entities/ab-test.ts';
import { trustedHtml } from '../trusted-html.ts';

const scriptId = 'ab-test';

/** What other scripts may read about the test a reader is in. Only when all three are there: half a test is none. */
export function abScript({ id, bucket, version }: Partial<AbTestState> = {}): string {
  if (!id || !bucket || !version) return '';
  // Without `<` no text in it can close the element.
  const json = JSON.stringify({ name: id, group: bucket, version }).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${scriptId}">${json}</script>`;
}

/** The same as the server writes for tests it draws, for all tests and for every page opened in place. */
export function writeAbScript(state: AbTestState | undefined): void {
  document.getElementById(scriptId)?.remove();
  const box = document.createElement('template');
  box.innerHTML = trustedHtml(abScript(state));
  document.head.append(box.content);
}
