type Caught = { error?: unknown; reason?: unknown; message?: string };

declare global {
  interface Window {
    /** Filled by the script in the head until error reporting is there. */
    earlyErrors?: Caught[] & { stop?: () => void };
  }
}

/** Takes over what failed before this code was there, and hears about everything after it (ER-37). */
export function takeEarlyErrors(
  page: Pick<Window, 'earlyErrors'> & Pick<EventTarget, 'addEventListener'>,
  report: (error: unknown, message: string) => void,
): void {
  const tell = ({ error, reason, message = '' }: Caught) => report(error ?? reason ?? message, message);
  const early = page.earlyErrors;
  early?.stop?.();
  delete page.earlyErrors;
  for (const kind of ['error', 'unhandledrejection'])
    page.addEventListener(kind, (event) => tell(event as Event & Caught));
  for (const caught of early ?? []) tell(caught);
}
