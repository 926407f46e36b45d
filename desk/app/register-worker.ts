import { deskWorkerPath } from '../worker/worker-plan.ts';

interface WorkerPolicy {
  createScriptURL(url: string): string;
}
interface TrustedTypes {
  createPolicy(name: 'desk-worker', rules: WorkerPolicy): WorkerPolicy;
}

/** The policy of the document lets only this policy name a script, and this one only the worker. */
function trustedPath(): string {
  const { trustedTypes } = globalThis as unknown as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy('desk-worker', { createScriptURL: () => deskWorkerPath });
  return policy?.createScriptURL(deskWorkerPath) ?? deskWorkerPath;
}

/** Without the worker, which some browsers lack, screens open only with a connection. */
export function registerWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  const register = () => navigator.serviceWorker.register(trustedPath()).catch(() => undefined);
  // The files it keeps are not loaded beside the first screen.
  if (document.readyState === 'complete') void register();
  else addEventListener('load', () => void register(), { once: true });
}
