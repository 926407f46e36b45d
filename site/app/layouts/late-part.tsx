import { createContext, type ReactNode, Suspense, use, useEffect } from 'react';

/** Writes markup as it is, on the server. */
export const RawMarkupContext = createContext<((html: string) => ReactNode) | null>(null);

/** What React writes around the content of a `Suspense`. */
export const boundaryMarks = ['<!--$-->', '<!--/$-->'] as const;

/**
 * A part that hydrates after the rest of the page, when its code has loaded; until then the markup of the server stays.
 * The server writes React's marks and no `Suspense`: inside of one React would swallow errors of rendering.
 */
export function LatePart({ children }: { children: ReactNode }) {
  const raw = use(RawMarkupContext);
  useEffect(() => lateParts.expect(), []);
  if (raw)
    return (
      <>
        {raw(boundaryMarks[0])}
        {children}
        {raw(boundaryMarks[1])}
      </>
    );
  return (
    <Suspense>
      {children}
      <Hydrated />
    </Suspense>
  );
}

function Hydrated() {
  useEffect(() => lateParts.settle(), []);
  return null;
}

/** Counts the late parts of a page until all are hydrated: code that changes their elements waits for it. */
export function createLateParts() {
  let unsettled = 0;
  let onSettled: (() => void) | undefined;
  const report = () => {
    if (unsettled > 0) return;
    onSettled?.();
    onSettled = undefined;
  };
  return {
    /** Effects of children run first: a part that hydrates with the page settles before it is expected. */
    expect: () => {
      unsettled += 1;
    },
    settle: () => {
      unsettled -= 1;
      report();
    },
    whenSettled: (call: () => void) => {
      onSettled = call;
      report();
    },
  };
}

export const lateParts = createLateParts();
