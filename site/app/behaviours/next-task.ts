/** Goes on in a task of its own: what arrives together would otherwise keep a reader waiting for all of it. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
