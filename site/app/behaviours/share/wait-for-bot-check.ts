/** The answer of the bot check in our iframe; undefined when the form is closed first. */
export function waitForBotCheck(signal: AbortSignal): Promise<string | undefined> {
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve(undefined), { once: true });
    window.addEventListener(
      'message',
      (event) => {
        const data: unknown = event.origin === location.origin ? event.data : undefined;
        const answer = typeof data === 'object' && data && 'botCheck' in data ? data.botCheck : undefined;
        if (typeof answer === 'string') resolve(answer);
      },
      { signal },
    );
  });
}
