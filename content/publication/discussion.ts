import { z } from 'zod';
import { pathOrUrl, requiredText, slug } from '../entities/config-fields.ts';
import { storageNamesSchema } from '../entities/storage-names.ts';

/** The comment service: the embedded one, or Disqus by its URLs. */
export const discussionSchema = z.strictObject({
  scriptUrl: pathOrUrl,
  /** The script that fills in comment counts. */
  countUrl: pathOrUrl,
  shortname: slug,
  /** Public: it identifies the site at the service. */
  apiKey: requiredText,
  /** A publisher's own endpoint for sign-on tokens, instead of the built-in one. */
  loginUrl: pathOrUrl.optional(),
  /** Names the service stores in the browser, deleted when consent is withdrawn. */
  keeps: storageNamesSchema.optional(),
});

/** Moderation rules of the embedded comment service; not sent to browsers. */
export const discussionRulesSchema = z.strictObject({
  /** A thread is closed this many days after it was opened. */
  closeAfterDays: z.int().min(1).max(36_500),
  /** How long an author may edit a comment. */
  editMinutes: z.int().min(0).max(1440),
  /** Comments of one person within a minute. */
  perMinute: z.int().min(1).max(60),
  /** Reports by this many readers hide a comment until staff reviewed it. */
  reportsToHide: z.int().min(1).max(1000),
  spam: z.strictObject({
    /** This many links hold a comment for review, twice as many mark it as spam. */
    links: z.int().min(1).max(100),
    /** Words that hold a comment for review. */
    words: z.array(requiredText).max(1000),
  }),
});
