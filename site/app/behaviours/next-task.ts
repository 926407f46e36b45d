/** Continues in a new task: work that arrives together would otherwise block input until all of it is done. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
