/** One updating line in a terminal, a line every few seconds in a log. */
export function showProgress(verb: string, things = 'stories'): (done: number, total: number) => void {
  const start = Date.now();
  let last = 0;
  return (done, total) => {
    const now = Date.now();
    const isOver = done >= total;
    if (!isOver && now - last < (process.stderr.isTTY ? 200 : 5000)) return;
    last = now;
    const rate = Math.round((done / Math.max(1, now - start)) * 1000);
    const words = `${verb}: ${count(done)} of ${count(total)} ${things}, ${count(rate)} a second`;
    process.stderr.write(process.stderr.isTTY ? `\r\u001b[K${words}${isOver ? '\n' : ''}` : `${words}\n`);
  };
}

/** Pictures have a line of their own: a slow host delays the stories that show them. */
export function showPictures(): (counts: { stored: number; left: number; retried: number }) => void {
  let last = Date.now();
  return ({ stored, left, retried }) => {
    const now = Date.now();
    if (now - last < 5000) return;
    last = now;
    process.stderr.write(
      `Pictures: ${count(stored)} stored, ${count(left)} left out, ${count(retried)} tried again\n`,
    );
  };
}

export const count = (value: number) => value.toLocaleString('en-US');
