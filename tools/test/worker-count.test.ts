import { expect, it } from 'vitest';
import { workerCount } from './worker-count.ts';

const gigabyte = 2 ** 30;

it.each([
  { cores: 2, memory: 24, workers: 2 },
  { cores: 8, memory: 24, workers: 8 },
  { cores: 16, memory: 16, workers: 7 },
  { cores: 4, memory: 4, workers: 1 },
  { cores: 1, memory: 1, workers: 1 },
])('$cores cores with $memory GB run $workers workers', ({ cores, memory, workers }) => {
  expect(workerCount(cores, memory * gigabyte)).toBe(workers);
});
