import type { Database } from '#database/connect.ts';
import type { Intake } from './intake.ts';
import { createPostgresIntake } from './postgres-intake.ts';
import { createSqliteIntake } from './sqlite-intake.ts';

export function openIntake(db: Database, onError: (error: unknown) => void): Intake {
  return db.file ? createSqliteIntake({ file: db.file }, onError) : createPostgresIntake(db, onError);
}
