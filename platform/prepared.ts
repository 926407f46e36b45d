/** A value that needs I/O to open, created once by `prepare` and used afterwards. */
export interface Prepared<T> {
  prepare(): Promise<void>;
  readonly value: T;
}

export function createPrepared<T extends object>(name: string, open: () => Promise<T>): Prepared<T> {
  let opened: T | undefined;
  return {
    async prepare() {
      opened ??= await open();
    },
    get value() {
      if (!opened) throw new Error(`${name} is used before it is prepared`);
      return opened;
    },
  };
}
