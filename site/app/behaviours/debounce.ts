import { defaultDebounceMilliseconds } from '#content/limits.ts';

/** Calls the function with the last arguments once no call has come for a while. */
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
