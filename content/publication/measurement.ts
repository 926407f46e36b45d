import { z } from 'zod';
import { pathOrUrl, webUrl } from '../entities/config-fields.ts';
import { scriptAddress } from '../entities/script-tag-schema.ts';
import { storageNamesSchema } from '../entities/storage-names.ts';

export const measurementSchema = z.strictObject({
  /** The script that sends events: the embedded one, or another that provides the same `Measurement` on `window`. */
  scriptUrl: scriptAddress,
  /** Names that script stores in the browser, deleted when consent is withdrawn. The embedded script stores nothing. */
  scriptKeeps: storageNamesSchema.optional(),
  /** Where browsers send events: the embedded collector, or the URL of another that accepts the same batches. */
  collectorUrl: pathOrUrl,
  /** Events are forwarded to Google Analytics 4, too; the secret is `GA4_API_SECRET`. */
  ga4: z
    .strictObject({
      measurementId: z.string().regex(/^G-[A-Z0-9]{4,20}$/, 'must be an id such as G-ABC123'),
      endpoint: webUrl,
    })
    .optional(),
  /** A script that shows readers a survey; only for readers who allow functional cookies. */
  surveyUrl: scriptAddress.optional(),
  /** Names that script stores in the browser, deleted when consent is withdrawn. */
  surveyKeeps: storageNamesSchema.optional(),
});
