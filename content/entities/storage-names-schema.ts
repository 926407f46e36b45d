import { z } from 'zod';

const names = z
  .array(z.string().regex(/^[^\s*]{2,}\*?$/, 'must be a name, or at least two letters of one and a star'))
  .readonly()
  .optional();

/** What a tag of the configuration says that it keeps. */
export const storageNamesSchema = z.strictObject({
  cookies: names,
  local: names,
  session: names,
  databases: names,
  caches: names,
});
