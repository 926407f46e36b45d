import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Dependencies } from '#platform/dependencies.ts';
import type { Database } from '../connect.ts';
import { storeFaultOf } from '../store-fault.ts';
import { probeWrite } from './write-probe.ts';

const probeMilliseconds = 2000;

export async function probeDatabase(db: Database, dependencies: Dependencies): Promise<void> {
  try {
    await inTime(probeWrite(db));
    dependencies.up('database');
  } catch (error) {
    dependencies.down('database', reasonOf(error));
  }
}

export async function probeFolder(folder: string, dependencies: Dependencies): Promise<void> {
  const file = join(folder, `.probe-${randomUUID()}`);
  try {
    await inTime(writeFile(file, 'probe'));
    dependencies.up('dataFolder');
  } catch (error) {
    dependencies.down('dataFolder', reasonOf(error));
  } finally {
    await rm(file, { force: true }).catch(() => undefined);
  }
}

export function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const fault = storeFaultOf(error);
  return fault ? `${fault}: ${message}` : message;
}

/** A disk or a database that hangs fails the probe; the write may still finish later. */
async function inTime(work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`no answer in ${probeMilliseconds} ms`)),
      probeMilliseconds,
    ).unref();
  });
  work.catch(() => undefined);
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
