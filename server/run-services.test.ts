import { expect, it } from 'vitest';
import type { Service } from '#services/service.ts';
import { prepareServices } from './run-services.ts';

const fail = (text: string) => async () => {
  throw new Error(text);
};

it('closes every service when one job and one service fail to stop, and logs both', async () => {
  const stopped: string[] = [];
  const logged: unknown[] = [];
  const note = (name: string) => async () => void stopped.push(name);
  const job = (stop: () => Promise<void>) => ({ start: () => undefined, stop });
  const services: Service[] = [
    { name: 'first', jobs: [job(note('job of first'))], close: note('first') },
    { name: 'broken', jobs: [job(fail('job'))], close: fail('close') },
    { name: 'last', jobs: [job(note('job of last'))], close: note('last') },
  ];
  const log = {
    error: (event: string, fields?: Record<string, unknown>) => void logged.push([event, fields?.step]),
  };
  const running = await prepareServices(services, { runsJobs: true, log });
  await running.start();
  await running.close();
  expect(stopped).toEqual(['job of last', 'job of first', 'last', 'first']);
  expect(logged).toEqual([
    ['shutdown step failed', 'job of broken'],
    ['shutdown step failed', 'broken'],
  ]);
});

it('rejects two services with one name', async () => {
  const log = { error: () => undefined };
  await expect(prepareServices([{ name: 'a' }, { name: 'a' }], { runsJobs: true, log })).rejects.toThrow(
    'Two services are named "a"',
  );
});
