import { createRefusalLines } from '#content/rules/refusal-lines.ts';
import type { DiscussionAudit } from './create-discussion.ts';
import type { RemoteAuth } from './remote-auth.ts';

export type RefusedToken = Extract<RemoteAuth, { ok: false }>['why'] | 'signed out';

/** Forged and stale tokens are written down, a line a minute for each reason. */
export function noteRefusals(options: {
  audit(event: DiscussionAudit): Promise<void>;
  now(): number;
}): (why: RefusedToken) => void {
  const lineFor = createRefusalLines(options.now);
  return (why) => {
    const line = lineFor(why);
    if (line) void options.audit({ what: 'comments: token refused', detail: { why, ...line } });
  };
}
