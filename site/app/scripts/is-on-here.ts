type Flags = Readonly<Record<string, boolean>>;

/** Feature flags in the document: of the page itself, or of its error page, and of its stories. */
export interface Here {
  own: Flags;
  /** Of the story being read, if stories are appended. */
  reading?: Flags | undefined;
  /** Of every appended story. */
  below?: readonly Flags[] | undefined;
}

/**
 * An error page keeps what measured the page before it, and enables nothing that was blocked: its subject is unknown.
 * Errors are counted by the server.
 */
export const onError = ({ trackers, analytics }: Flags = {}): Flags => ({
  trackers: trackers === true,
  analytics: analytics === true,
});

/**
 * Whether a feature is on for a tag: as the story being read says, but trackers only if nothing in the document
 * forbids them. A running script reads the whole document and cannot be unloaded when the reader scrolls on.
 */
export function isOnHere(name: string, { own, reading = own, below = [] }: Here): boolean {
  if (reading[name] !== true) return false;
  return name !== 'trackers' || [own, ...below].every(({ trackers }) => trackers === true);
}
