/** What happens to many stories at once is read once. */
const settleMilliseconds = 1500;
/** Headlines follow what is typed within two seconds of the last key; the server itself waits for a pause. */
const listedMilliseconds = 300;

/** Reads a screen again some time after events; `settle` is how long they must have ended. */
export function createReadAgain(read: () => void, settle: number = settleMilliseconds) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const after = (milliseconds: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      timer = undefined;
      read();
    }, milliseconds);
  };
  return {
    on(kind: string): void {
      if (kind === 'steps' || kind === 'fields' || kind === 'presence') return;
      if (kind !== 'listed') after(settle);
      // Where many write, one listing follows another: a read that is planned is not put off by them.
      else if (timer === undefined) after(listedMilliseconds);
    },
    end: () => clearTimeout(timer),
  };
}
