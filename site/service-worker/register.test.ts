import { expect, it, vi } from 'vitest';
import { registerWorker } from './register.ts';

const log = () => ({ error: vi.fn() });

it('NV-11 registers the worker at the root when browsers can', async () => {
  const container = { register: vi.fn(async () => ({})), getRegistrations: vi.fn(async () => []) };
  await registerWorker(container as never, true, log());
  expect(container.register).toHaveBeenCalledExactlyOnceWith('/service-worker.js');
  await registerWorker(undefined, true, log());
});

it('NV-12 sends the worker away when it is turned off', async () => {
  const unregister = vi.fn(async () => true);
  const ofDesk = { scope: 'https://wavelength.example/desk/', unregister: vi.fn(async () => true) };
  const own = { scope: 'https://wavelength.example/', unregister };
  const container = { register: vi.fn(), getRegistrations: vi.fn(async () => [ofDesk, own]) };
  await registerWorker(container as never, false, log());
  expect(container.register).not.toHaveBeenCalled();
  expect(unregister).toHaveBeenCalledOnce();
  expect(ofDesk.unregister).not.toHaveBeenCalled();
});

it('ER-36 NV-11 reports a worker that fails', async () => {
  const container = {
    register: vi.fn(async () => Promise.reject(new Error('broken'))),
    getRegistrations: vi.fn(),
  };
  const written = log();
  await registerWorker(container as never, true, written);
  expect(written.error).toHaveBeenCalledOnce();
});
