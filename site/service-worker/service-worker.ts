import type { WorkerPlan } from './plan.ts';
import { endWorker, startWorker } from './start-worker.ts';
import type { WorkerScope } from './worker-scope.ts';

/** Written in by the build (`tools/build-worker.ts`). */
declare const workerPlan: WorkerPlan;

const scope = globalThis as unknown as WorkerScope;
if (workerPlan.isOn) startWorker(scope, workerPlan);
else endWorker(scope);
