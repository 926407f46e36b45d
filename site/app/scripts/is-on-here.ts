type Flags = Readonly<Record<string, boolean>>;

/** What stands in the document: the page's own flags (none where an error stands in its place), and of its stories. */
export interface Here {
  own: Flags | undefined;
  /** Of the story being read, where stories follow the page's own. */
  reading?: Flags | undefined;
  /** Of every story below the page's own. */
  below?: readonly Flags[] | undefined;
}

/** What measures readers also measures errors, which have no flags of their own: nobody knows what was looked for. */
const onErrors: Flags = { trackers: true, analytics: true };

/**
 * Whether a tag may have what it needs: as the story being read says, but trackers only where nothing in the document
 * forbids them. A script that runs reads all of it, and cannot be called back when the reader scrolls on.
 */
export function isOnHere(name: string, { own = onErrors, reading = own, below = [] }: Here): boolean {
  if (reading[name] !== true) return false;
  return name !== 'trackers' || [own, ...below].every(({ trackers }) => trackers === true);
}
