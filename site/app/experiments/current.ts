import type { AbTestState } from '#content/entities/ab-test.ts';

/**
 * The bucket of this browser. Readable from anywhere; only `start-experiments.ts`, which loads in an idle moment,
 * knows the tests and writes it.
 */
let current: AbTestState | undefined;
let bucketForSession: ((url: URL) => AbTestState | undefined) | undefined;
let notifyReady: () => void = () => {};
const ready = new Promise<void>((resolve) => {
  notifyReady = resolve;
});

/** The reader's tests on the current page: none or one. Ads send it as `test`. */
export function bucketsOf(): readonly AbTestState[] {
  return current ? [current] : [];
}

/** The same, once it is known. */
export async function whenBucketed(): Promise<readonly AbTestState[]> {
  await ready;
  return bucketsOf();
}

/** The bucket to render the page behind a link for, known before it loads; undefined until the tests have loaded. */
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
