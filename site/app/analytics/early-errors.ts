type Caught = { target?: EventTarget | null; error?: unknown; reason?: unknown; message?: string };

declare global {
  interface Window {
    /** Filled by the script in the head until error reporting is there. */
    earlyErrors?: Caught[] & { stop?: () => void };
  }
}

/** Takes over what failed before this code was there, and hears about everything after it (ER-37, ER-38). */
export function takeEarlyErrors(
  page: Pick<Window, 'earlyErrors'> & EventTarget,
  report: (error: unknown, message: string) => void,
  fileFailed: (element: EventTarget) => void,
): void {
  const tell = ({ target, error, reason, message = '' }: Caught) => {
    // What could not be fetched is told by its element, what could not be run by the window.
    if (target && target !== page) fileFailed(target);
    else report(error ?? reason ?? message, message);
  };
  const early = page.earlyErrors;
  early?.stop?.();
  delete page.earlyErrors;
  for (const kind of ['error', 'unhandledrejection'])
    page.addEventListener(kind, (event) => tell(event as Event & Caught), true);
  for (const caught of early ?? []) tell(caught);
}
