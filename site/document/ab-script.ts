import { jsonForScript } from './escape.ts';

/** What other scripts may read about the test a page is drawn for. */
export interface AbScriptFacts {
  name?: string | undefined;
  group?: string | undefined;
  version?: string | undefined;
}

/** Only when all three are there: half a test is none. */
export function abScript({ name, group, version }: AbScriptFacts): string {
  if (!name || !group || !version) return '';
  return `<script type="application/json" id="ab-test">${jsonForScript({ name, group, version })}</script>`;
}
