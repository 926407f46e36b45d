import pg from 'pg';
import { unreachableCode } from '../store-fault.ts';

const eightByteInteger = 20;

/** The pool of connections. An error of the network becomes one with our own code: `pg` gives some of them none. */
export function openPool(connectionString: string, onError: (error: unknown) => void): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
    // Our integers (times in milliseconds, counters) stay far below 2^53.
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        oid === eightByteInteger
          ? Number
          : pg.types.getTypeParser(oid, format === 'binary' ? 'text' : format),
    },
  });
  // An idle client may lose its connection; the pool replaces it. Without a listener the process would end.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    // The error of a client in use also rejects its query; without a listener it would end the process.
    client.on('error', () => undefined);
    const query = client.query.bind(client) as (...given: unknown[]) => unknown;
    client.query = ((...given: unknown[]) => {
      const result = query(...given);
      return result instanceof Promise
        ? result.catch((error: unknown) => rethrow(queryError(error)))
        : result;
    }) as typeof client.query;
  });
  const connect = pool.connect.bind(pool) as () => Promise<pg.PoolClient>;
  pool.connect = (() =>
    connect().catch((error: unknown) => rethrow(connectError(error)))) as typeof pool.connect;
  return pool;

  function rethrow(error: unknown): never {
    onError(error);
    throw error;
  }
}

/** Errors of the server carry a SQLSTATE; every other connection error is the network's. */
function connectError(error: unknown): unknown {
  return error instanceof pg.DatabaseError ? error : unreachable(error);
}

const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EHOSTUNREACH',
]);
/** Messages of `pg` without a code, for a connection that ended during a query. */
const lostConnection = /^(Connection terminated|Client has encountered a connection error|Client was closed)/;

function queryError(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const isLost = error instanceof Error && lostConnection.test(error.message);
  return networkCodes.has(code) || isLost ? unreachable(error) : error;
}

function unreachable(cause: unknown): Error {
  const reason = cause instanceof Error ? cause.message || cause.name : String(cause);
  return Object.assign(new Error(`The database cannot be reached: ${reason}`, { cause }), {
    code: unreachableCode,
  });
}
