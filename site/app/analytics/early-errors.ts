type Caught = { target?: EventTarget | null; error?: unknown; reason?: unknown; message?: string };

declare global {
  interface Window {
    /** Filled by the inline script in the head until error reporting is loaded. */
    earlyErrors?: Caught[] & { stop?: () => void };
  }
}

/** Reports errors from before this code was loaded, and all later ones (ER-37, ER-38). */
export function takeEarlyErrors(
  page: Pick<Window, 'earlyErrors'> & EventTarget,
  report: (error: unknown, message: string) => void,
  fileFailed: (element: EventTarget) => void,
): void {
  const forward = ({ target, error, reason, message = '' }: Caught) => {
    // Failed resources are reported by their element, script errors by the window.
    if (target && target !== page) fileFailed(target);
    else report(error ?? reason ?? message, message);
  };
  const early = page.earlyErrors;
  early?.stop?.();
  delete page.earlyErrors;
  for (const kind of ['error', 'unhandledrejection'])
    page.addEventListener(kind, (event) => forward(event as Event & Caught), true);
  for (const caught of early ?? []) forward(caught);
}
