import { type DeskWorkerScope, startDeskWorker } from './start-worker.ts';
import type { DeskWorkerPlan } from './worker-plan.ts';

/** Written in by the build (`tools/build-desk.ts`). */
declare const deskWorkerPlan: DeskWorkerPlan;

startDeskWorker(globalThis as unknown as DeskWorkerScope, deskWorkerPlan);
