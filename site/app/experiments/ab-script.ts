import type { AbTestState } from '#content/entities/ab-test.ts';
import { trustedHtml } from '../trusted-html.ts';

const scriptId = 'ab-test';

/** The reader's test for other scripts. Empty unless all three values are set. */
export function abScript({ id, bucket, version }: Partial<AbTestState> = {}): string {
  if (!id || !bucket || !version) return '';
  // Without `<` no text in it can close the element.
  const json = JSON.stringify({ name: id, group: bucket, version }).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${scriptId}">${json}</script>`;
}

/** Same as the server renders for its tests, but for all tests and after every navigation. */
export function writeAbScript(state: AbTestState | undefined): void {
  document.getElementById(scriptId)?.remove();
  const box = document.createElement('template');
  box.innerHTML = trustedHtml(abScript(state));
  document.head.append(box.content);
}
