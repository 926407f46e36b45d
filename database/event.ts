/** Something was written. `keys` are the surrogate keys of every page that may show it. */
export interface StoredEvent {
  id: number;
  /** What happened, e.g. `published`. */
  kind: string;
  entity: string;
  entityId: string;
  keys: string[];
  /** ISO 8601. */
  at: string;
}

export type NewEvent = Omit<StoredEvent, 'id' | 'at'> & { at: Date };
