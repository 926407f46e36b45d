import { describe, expect, it } from 'vitest';
import {
  hiddenBar,
  type LoadingBar,
  type LoadingEvent,
  moveBar,
  nextChange,
  progressOf,
} from './loading-bar.ts';

type Step = [at: number, event: LoadingEvent['kind'], calls?: number];

const play = (steps: readonly Step[]): LoadingBar =>
  steps.reduce(
    (bar, [at, kind, calls = 1]) => moveBar(bar, kind === 'answer' ? { kind, calls } : { kind }, at),
    hiddenBar,
  );

describe('the loading bar', () => {
  it.each<[string, Step[], LoadingBar['phase']]>([
    ['NV-01 waits at first', [[0, 'start']], 'waiting'],
    [
      'NV-01 still waits at 199 ms',
      [
        [0, 'start'],
        [199, 'tick'],
      ],
      'waiting',
    ],
    [
      'NV-01 shows at 200 ms',
      [
        [0, 'start'],
        [200, 'tick'],
      ],
      'running',
    ],
    [
      'NV-01 never shows for a page that came in 150 ms',
      [
        [0, 'start'],
        [150, 'finish'],
        [200, 'tick'],
      ],
      'hidden',
    ],
    [
      'NV-01 NV-04 nor for one that failed in 150 ms',
      [
        [0, 'start'],
        [150, 'fail'],
        [200, 'tick'],
      ],
      'hidden',
    ],
    [
      'NV-03 stays a moment when done',
      [
        [0, 'start'],
        [200, 'tick'],
        [900, 'finish'],
        [1399, 'tick'],
      ],
      'finished',
    ],
    [
      'NV-03 hides 500 ms later',
      [
        [0, 'start'],
        [200, 'tick'],
        [900, 'finish'],
        [1400, 'tick'],
      ],
      'hidden',
    ],
    [
      'NV-04 shows a failure',
      [
        [0, 'start'],
        [200, 'tick'],
        [900, 'fail'],
      ],
      'failed',
    ],
    [
      'NV-04 and hides it too',
      [
        [0, 'start'],
        [200, 'tick'],
        [900, 'fail'],
        [1400, 'tick'],
      ],
      'hidden',
    ],
    [
      'NV-01 goes on when another link is clicked',
      [
        [0, 'start'],
        [200, 'tick'],
        [300, 'start'],
      ],
      'running',
    ],
    [
      'NV-01 starts again after the end',
      [
        [0, 'start'],
        [200, 'tick'],
        [300, 'finish'],
        [400, 'start'],
      ],
      'waiting',
    ],
    ['NV-03 ignores a finish without a start', [[0, 'finish']], 'hidden'],
  ])('%s', (_title, steps, phase) => {
    expect(play(steps).phase).toBe(phase);
  });

  it.each<[string, Step[], number, number]>([
    ['NV-02 is empty when it shows', [], 200, 0],
    ['NV-02 is half full after half of 5000 ms', [], 2700, 50],
    ['NV-02 is full after 5000 ms', [], 5200, 100],
    ['NV-02 is never more than full', [[300, 'answer']], 9000, 100],
    ['NV-05 takes 45 percent for the only call', [[200, 'answer']], 200, 45],
    [
      'NV-05 takes 30 percent for each of two',
      [
        [200, 'answer', 2],
        [200, 'answer', 2],
      ],
      200,
      60,
    ],
    ['NV-03 is full when done', [[300, 'finish']], 310, 100],
    ['NV-04 is full when failed', [[300, 'fail']], 310, 100],
  ])('%s', (_title, steps, now, percent) => {
    expect(progressOf(play([[0, 'start'], [200, 'tick'], ...steps]), now)).toBeCloseTo(percent);
  });

  it('NV-05 counts what was answered before the bar could be seen', () => {
    expect(
      progressOf(
        play([
          [0, 'start'],
          [100, 'answer'],
          [200, 'tick'],
        ]),
        200,
      ),
    ).toBe(45);
  });

  it('NV-01 NV-03 reports when it changes next', () => {
    expect(nextChange(hiddenBar)).toBeUndefined();
    expect(nextChange(play([[10, 'start']]))).toBe(210);
    expect(
      nextChange(
        play([
          [10, 'start'],
          [210, 'tick'],
        ]),
      ),
    ).toBeUndefined();
    expect(
      nextChange(
        play([
          [10, 'start'],
          [210, 'tick'],
          [500, 'finish'],
        ]),
      ),
    ).toBe(1000);
  });
});
