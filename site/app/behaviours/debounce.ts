import { defaultDebounceMilliseconds } from '#content/limits.ts';

/** Calls the function once things have been quiet for a while, with the last arguments. */
export function debounce<Args extends unknown[]>(
  call: (...args: Args) => void,
  milliseconds: number = defaultDebounceMilliseconds,
): (...args: Args) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (...args) => {
    clearTimeout(timer);
    timer = setTimeout(() => call(...args), milliseconds);
  };
}
