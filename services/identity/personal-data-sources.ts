/** A user of an export or erasure. Most services store the `sub`; e-mails are stored by address. */
export interface DataSubject {
  sub: string;
  email: string;
  /** The current address and every previous or requested one: e-mails were sent there too. */
  addresses: readonly string[];
}

/** A service that stores personal data, and can export and erase it. */
export interface PersonalDataSource {
  /** Its key in the file that a user downloads. */
  name: string;
  exportFor(user: DataSubject): Promise<unknown>;
  /** Leaves nothing behind: no id, address or name. May be called again for an erased user. */
  eraseFor(user: DataSubject): Promise<void>;
}

export interface PersonalDataSources {
  register(source: PersonalDataSource): void;
  /** In order of registration; erasure runs in reverse order, the audit log last. */
  all(): readonly PersonalDataSource[];
}

/**
 * All services that store personal data. Created before any of them, so that each can register when it starts: identity,
 * which calls them, starts before most.
 * @example
 * sources.register({ name: 'comments', exportFor: ({ sub }) => exportPerson(sub), eraseFor: ({ sub }) => erasePerson(sub) });
 */
export function createPersonalDataSources(): PersonalDataSources {
  const sources = new Map<string, PersonalDataSource>();
  return {
    register(source) {
      if (sources.has(source.name)) throw new Error(`Two personal data sources are named "${source.name}"`);
      sources.set(source.name, source);
    },
    all: () => [...sources.values()],
  };
}
