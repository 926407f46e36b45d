type Flags = Readonly<Record<string, boolean>>;

/** What stands in the document: the flags of the page's own, or of the error in its place, and of its stories. */
export interface Here {
  own: Flags;
  /** Of the story being read, where stories follow the page's own. */
  reading?: Flags | undefined;
  /** Of every story below the page's own. */
  below?: readonly Flags[] | undefined;
}

/**
 * An error in place of a page ends nothing that measured the page before it, and begins nothing that was kept away: what
 * was looked for, nobody knows. The house counts errors by itself.
 */
export const onError = ({ trackers, analytics }: Flags = {}): Flags => ({
  trackers: trackers === true,
  analytics: analytics === true,
});

/**
 * Whether a tag may have what it needs: as the story being read says, but trackers only where nothing in the document
 * forbids them. A script that runs reads all of it, and cannot be called back when the reader scrolls on.
 */
export function isOnHere(name: string, { own, reading = own, below = [] }: Here): boolean {
  if (reading[name] !== true) return false;
  return name !== 'trackers' || [own, ...below].every(({ trackers }) => trackers === true);
}
