import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { connect } from '#database/connect.ts';
import { type MeasurementTables, migrateMeasurement } from './measurement-tables.ts';

it('AN-22 every acknowledged event is in the store after kill -9', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'neutron-collect-'));
  const file = join(folder, 'store.sqlite');
  const db = await connect({ file });
  await migrateMeasurement(db);
  const acknowledged: string[] = [];
  for (const name of ['first', 'second']) {
    const child = spawn(
      process.execPath,
      [join(import.meta.dirname, 'test/collector-process.ts'), file, name],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    let text = '';
    child.stdout.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      // In full flight, in the middle of some group.
      if (text.split('\n').length > 500) child.kill('SIGKILL');
    });
    await once(child, 'close');
    const lines = text.split('\n');
    lines.pop();
    acknowledged.push(...lines);
  }
  const rows = await db
    .as<MeasurementTables>()
    .kysely.selectFrom('measurement_events')
    .select('params')
    .execute();
  const stored = new Set(rows.map(({ params }) => JSON.parse(params).own as string));
  expect(acknowledged.length).toBeGreaterThanOrEqual(1000);
  expect(acknowledged.filter((own) => !stored.has(own))).toEqual([]);
  await db.close();
  await rm(folder, { recursive: true, force: true });
});
