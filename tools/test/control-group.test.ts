import { describe, expect, it } from 'vitest';
import { findHierarchy, readSeconds, secondsLine } from './control-group.ts';

const second = 'proc /proc proc rw 0 0\ncgroup2 /sys/fs/cgroup cgroup2 rw,nosuid 0 0\n';
const first =
  'cgroup /sys/fs/cgroup/memory cgroup rw,memory 0 0\ncgroup /sys/fs/cgroup/cpu,cpuacct cgroup rw,cpu,cpuacct 0 0\n';
const both = `${first}cgroup2 /sys/fs/cgroup/unified cgroup2 rw 0 0\n`;

describe('the control group of a run', () => {
  it.each([
    [
      'version 2',
      second,
      '0::/user.slice/a.scope\n',
      { version: 2, folder: '/sys/fs/cgroup/user.slice/a.scope' },
    ],
    ['the root of version 2', second, '0::/\n', { version: 2, folder: '/sys/fs/cgroup/' }],
    [
      'version 1',
      first,
      '5:memory:/m\n4:cpu,cpuacct:/a\n',
      { version: 1, folder: '/sys/fs/cgroup/cpu,cpuacct/a' },
    ],
    [
      'both versions, of which the first counts',
      both,
      '4:cpu,cpuacct:/\n0::/x\n',
      { version: 1, folder: '/sys/fs/cgroup/cpu,cpuacct/' },
    ],
    ['none', 'proc /proc proc rw 0 0\n', '', undefined],
  ])('is found in %s', (_, mounts, membership, found) => {
    expect(findHierarchy(mounts, membership)).toEqual(found);
  });

  it.each([
    [1, '2500000000\n', 2.5],
    [2, 'usage_usec 2500000\nuser_usec 2000000\nsystem_usec 500000\n', 2.5],
    [2, '', Number.NaN],
  ] as const)('counts seconds by version %i: %j', (version, text, seconds) => {
    expect(readSeconds(version, text)).toBe(seconds);
  });

  it.each([
    [
      { steps: { checks: 30.2, build: 14, unit: 0.2 }, all: 46 },
      'processor seconds: 46 (checks 30, build 14, the run itself 2)',
    ],
    [{ steps: {}, all: 0.1 }, 'processor seconds: 0'],
  ])('prints %j', (seconds, line) => expect(secondsLine(seconds)).toBe(line));
});
