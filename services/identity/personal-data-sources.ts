/** Who a room is asked about. Rooms know the `sub`; letters know addresses. */
export interface Member {
  sub: string;
  email: string;
  /** The present address and every one the account had, or was to have, before: letters went there too. */
  addresses: readonly string[];
}

/** A room that keeps something about members: it can hand it out, and forget it. */
export interface PersonalDataSource {
  /** Under this name it stands in the file a member downloads. */
  name: string;
  exportFor(member: Member): Promise<unknown>;
  /** Nothing is left afterwards: no id, no address, no name. It may be called again for somebody who is gone. */
  eraseFor(member: Member): Promise<void>;
}

export interface PersonalDataSources {
  register(room: PersonalDataSource): void;
  /** In the order they registered; members are forgotten in the opposite one, the audit log last. */
  all(): readonly PersonalDataSource[];
}

/**
 * All rooms that keep something about members. It is there before any of them opens, so each can register when it does:
 * identity, which asks them, opens before most.
 * @example
 * members.register({ name: 'comments', exportFor: ({ sub }) => exportPerson(sub), eraseFor: ({ sub }) => erasePerson(sub) });
 */
export function createPersonalDataSources(): PersonalDataSources {
  const rooms = new Map<string, PersonalDataSource>();
  return {
    register(room) {
      if (rooms.has(room.name)) throw new Error(`Two rooms hand out "${room.name}" of members`);
      rooms.set(room.name, room);
    },
    all: () => [...rooms.values()],
  };
}
