const minute = 60_000;

/**
 * Limits rejections in the audit log to one line a minute for each reason, with the number in between, so that
 * thousands of forged tokens cannot fill the log. Reasons are of a closed list.
 * @example
 * const line = lineFor('signature');
 * if (line) audit({ what: 'token rejected', detail: { why: 'signature', ...line } });
 */
export function createLogThrottle(now: () => number): (why: string) => { before: number } | undefined {
  const counted = new Map<string, { since: number; times: number }>();
  return (why) => {
    const at = now();
    const known = counted.get(why);
    if (known && at - known.since < minute) {
      known.times += 1;
      return undefined;
    }
    counted.set(why, { since: at, times: 0 });
    return { before: known?.times ?? 0 };
  };
}
