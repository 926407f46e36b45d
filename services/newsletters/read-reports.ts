import PostalMime from 'postal-mime';
import { z } from 'zod';
import { isEmailAddress } from '#content/rules/email-format.ts';
import type { MailReport } from './store/outcomes.ts';

const reports = z.object({
  events: z
    .array(
      z.object({
        type: z.enum(['bounce', 'complaint']),
        recipient: z.string().refine(isEmailAddress),
        /** Only `true` suppresses an address; a full mailbox is temporary. */
        permanent: z.boolean().optional(),
        messageId: z.string().max(300).optional(),
      }),
    )
    .max(1000),
});

/** Reports a provider posts as JSON; undefined for an unknown format. Temporary bounces are left out. */
export function readJsonReports(body: unknown): MailReport[] | undefined {
  const parsed = reports.safeParse(body);
  if (!parsed.success) return undefined;
  return parsed.data.events.flatMap(({ type, recipient, permanent, messageId }) =>
    type === 'bounce' && permanent !== true ? [] : [{ kind: type, address: recipient, messageId }],
  );
}

const field = (text: string, name: string) =>
  new RegExp(`^${name}:[ \\t]*(.+)$`, 'im').exec(text)?.[1]?.trim();
const addressIn = (value: string | undefined) =>
  value
    ?.replace(/^[\w-]+;\s*/, '')
    .replace(/^<|>$/g, '')
    .trim();

/** A delivery status notification (RFC 3464) or a feedback report (RFC 5965), as it arrives in a mailbox. */
export async function readMailReport(raw: string): Promise<MailReport[] | undefined> {
  const mail = await PostalMime.parse(raw, { forceRfc822Attachments: true }).catch(() => undefined);
  if (!mail) return undefined;
  const partOf = (type: RegExp) => {
    const part = mail.attachments.find(({ mimeType }) => type.test(mimeType));
    return part && (typeof part.content === 'string' ? part.content : new TextDecoder().decode(part.content));
  };
  const original = partOf(/^(?:message\/rfc822|text\/rfc822-headers)/) ?? '';
  const messageId = field(original, 'Message-ID');
  const feedback = partOf(/^message\/feedback-report/);
  if (feedback) {
    const address = addressIn(field(feedback, 'Original-Rcpt-To') ?? field(original, 'To'));
    return address && isEmailAddress(address) ? [{ kind: 'complaint', address, messageId }] : undefined;
  }
  const status = partOf(/^message\/delivery-status/);
  if (!status) return undefined;
  // One block for the message, then one for each recipient.
  return status.split(/\r?\n\r?\n/).flatMap((block) => {
    const address = addressIn(field(block, 'Final-Recipient') ?? field(block, 'Original-Recipient'));
    const isPermanent =
      /^failed$/i.test(field(block, 'Action') ?? '') && /^5\./.test(field(block, 'Status') ?? '');
    return address && isPermanent && isEmailAddress(address)
      ? [{ kind: 'bounce' as const, address, messageId }]
      : [];
  });
}
