/** Calls what others hung in: whatever it does, answers hold and readers are asked. */
export function call(hook: () => void): void {
  try {
    hook();
  } catch (error) {
    reportError(error);
  }
}
