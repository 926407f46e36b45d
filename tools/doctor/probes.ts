import { existsSync } from 'node:fs';
import { stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { connect, type Database } from '#database/connect.ts';
import { fileProblems } from '#database/sqlite/file-problems.ts';
import { openDataFolder } from '#server/boot/data-folder.ts';
import type { Environment } from '#server/boot/environment.ts';
import { openStorage } from '#services/images/open-storage.ts';
import { type Finding, good, note, problem } from './finding.ts';
import { diskFinding, migrationsFinding, secretsFinding, textsFindings } from './rules.ts';

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

export async function folderFindings({ DATA_DIR }: Environment): Promise<Finding[]> {
  try {
    await openDataFolder(DATA_DIR);
  } catch (error) {
    return [problem('data folder', messageOf(error), 'Choose another DATA_DIR, or change its owner.')];
  }
  const { bavail, bsize } = await statfs(DATA_DIR);
  const secrets = await stat(join(DATA_DIR, 'secrets.json')).catch(() => undefined);
  return [good('data folder', DATA_DIR), secretsFinding(secrets?.mode), diskFinding(bavail * bsize)];
}

export async function databaseFindings({ DATABASE_URL, DATA_DIR }: Environment): Promise<Finding[]> {
  const part = 'database';
  const file = join(DATA_DIR, 'neutron.sqlite');
  if (!DATABASE_URL) {
    // Opening it would make it.
    if (!existsSync(file)) return [good(part, 'none yet; the first start makes it')];
    const [damage] = fileProblems(file);
    if (damage)
      return [
        problem(
          part,
          `${file} is damaged: ${damage}`,
          'Stop the server and restore a backup (docs/guides/backup.md).',
        ),
      ];
  }
  let db: Database | undefined;
  try {
    db = await connect(DATABASE_URL ? { databaseUrl: DATABASE_URL } : { file });
    return [
      good(part, DATABASE_URL ? 'PostgreSQL answers' : file),
      migrationsFinding(await recordedMigrations(db)),
      ...textsFindings(await storedTexts(db)),
    ];
  } catch (error) {
    const mend = DATABASE_URL
      ? 'Is it running, and are host, user and password of DATABASE_URL right?'
      : 'May this user read and write it?';
    return [problem(part, messageOf(error), mend)];
  } finally {
    await db?.close();
  }
}

async function recordedMigrations(db: Database): Promise<{ service: string; name: string }[]> {
  const tables = await db.kysely.introspection.getTables();
  if (!tables.some(({ name }) => name === 'migrations')) return [];
  const { rows } = await sql<{ service: string; name: string }>`select service, name from migrations`.execute(
    db.kysely,
  );
  return rows;
}

/** Ids of the texts that readers see; undefined while there are no tables. */
async function storedTexts(db: Database): Promise<ReadonlySet<string> | undefined> {
  const tables = await db.kysely.introspection.getTables();
  if (!tables.some(({ name }) => name === 'content_texts')) return undefined;
  const { rows } = await sql<{ id: string }>`select id from content_texts`.execute(db.kysely);
  return new Set(rows.map(({ id }) => id));
}

export async function picturesFinding(environment: Environment): Promise<Finding> {
  const part = 'original pictures';
  const storage = openStorage({ folder: environment.DATA_DIR, environment });
  try {
    // One is enough to know that the bucket answers.
    for await (const _ of storage.entries()) break;
    return good(part, storage.place);
  } catch (error) {
    return problem(part, messageOf(error), 'Are the S3_ variables right, and may this key list the bucket?');
  }
}

export async function redisFinding({ REDIS_URL }: Environment): Promise<Finding | undefined> {
  if (!REDIS_URL) return undefined;
  const { Redis } = await import('ioredis');
  const redis = new Redis(REDIS_URL, { lazyConnect: true, connectTimeout: 3000, retryStrategy: () => null });
  // Its reason is in the rejection; without a listener it would be printed too.
  redis.on('error', () => undefined);
  try {
    await redis.connect();
    await redis.ping();
    return good('Redis', 'answers');
  } catch (error) {
    return problem(
      'Redis',
      messageOf(error),
      'Is it running, and is REDIS_URL right? Pages are served without it.',
    );
  } finally {
    redis.disconnect();
  }
}

export async function mailServerFinding({ SMTP_URL }: Environment): Promise<Finding | undefined> {
  if (!SMTP_URL) return undefined;
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({
    url: SMTP_URL,
    connectionTimeout: 5000,
    greetingTimeout: 5000,
  } as Parameters<typeof createTransport>[0]);
  try {
    await transport.verify();
    return good('mail', 'the mail server accepts this account');
  } catch (error) {
    return problem(
      'mail',
      messageOf(error),
      'Is SMTP_URL right, with user and password? E-mail waits in the queue.',
    );
  } finally {
    transport.close();
  }
}

/** Whether a server runs on this machine, and says that it is well. */
export async function serverFinding({ PORT }: Environment): Promise<Finding> {
  const part = 'server';
  const url = `http://localhost:${PORT}/status`;
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(3000) });
    const { status } = (await response.json()) as { status?: string };
    return response.ok && status === 'ready'
      ? good(part, `ready on port ${PORT}`)
      : problem(
          part,
          `${url} says ${status ?? response.status}`,
          'Read its log; /status tells staff the reasons.',
        );
  } catch {
    return note(part, `none answers on port ${PORT}`, 'Start it with npm start.');
  }
}
