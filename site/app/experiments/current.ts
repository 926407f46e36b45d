import type { AbTestState } from '#content/entities/ab-test.ts';

/**
 * The one place that knows which bucket this browser is in. Everybody may ask; only `start-experiments.ts`, which
 * comes in an idle moment, knows the tests and writes here.
 */
let current: AbTestState | undefined;
let bucketForSession: ((url: URL) => AbTestState | undefined) | undefined;
let notifyReady: () => void = () => {};
const ready = new Promise<void>((resolve) => {
  notifyReady = resolve;
});

/** The tests this reader is in on the page that is shown: none or one. Ads say it as `test`. */
export function bucketsOf(): readonly AbTestState[] {
  return current ? [current] : [];
}

/** The same, once it is known. */
export async function whenBucketed(): Promise<readonly AbTestState[]> {
  await ready;
  return bucketsOf();
}

/** How the page behind a link is to be drawn, asked before it is loaded; nothing before the tests are there. */
export function bucketToRender(url: URL): AbTestState | undefined {
  return bucketForSession?.(url);
}

export function setBucket(state: AbTestState | undefined): void {
  current = state;
  notifyReady();
}

export function setBucketForSession(choose: typeof bucketForSession): void {
  bucketForSession = choose;
}
