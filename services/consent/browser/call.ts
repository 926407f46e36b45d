/** Calls a third-party hook: an exception in it must not stop the platform. */
export function call(hook: () => void): void {
  try {
    hook();
  } catch (error) {
    reportError(error);
  }
}
