/** What an ad request says about the page. Values are texts: they travel in a query. */
export interface AdTargeting {
  pos?: string;
  ptype?: string;
  device?: string;
  env?: string;
  /** `id|version|bucket` of the experiment that is running. */
  test?: string;
  vguid?: string;
  cid?: string;
  section?: string;
  collection?: string;
  sectopic?: string;
  pid?: string;
  /** Whether a user or earlier login cookie was seen; not the same as being logged in. */
  user?: 'registered' | 'anon';
  /** From `adTargeting_*`, `ad*` and `ftag` in the address. */
  [override: string]: string | undefined;
}
