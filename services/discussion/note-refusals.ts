import type { DiscussionAudit } from './create-discussion.ts';
import type { RemoteAuth } from './remote-auth.ts';

export type RefusedToken = Extract<RemoteAuth, { ok: false }>['why'] | 'signed out';

const minute = 60_000;

/**
 * Forged and stale tokens are written down, once a minute for each reason with how many there were: whoever sends
 * thousands fills a line, not the log.
 */
export function noteRefusals(options: {
  audit(event: DiscussionAudit): Promise<void>;
  now(): number;
}): (why: RefusedToken) => void {
  const counted = new Map<RefusedToken, { since: number; times: number }>();
  return (why) => {
    const at = options.now();
    const before = counted.get(why);
    if (before && at - before.since < minute) {
      before.times += 1;
      return;
    }
    counted.set(why, { since: at, times: 0 });
    void options.audit({ what: 'comments: token refused', detail: { why, before: before?.times ?? 0 } });
  };
}
