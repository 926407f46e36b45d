import { describe, expect, it } from 'vitest';
import { abTestExample } from '../examples/experiments.ts';
import { abTest } from './ab-test.ts';

const allocation = (bucket: string, percentage = 10) => ({ bucket, percentage });

describe('an experiment of the configuration', () => {
  it('EN-60 as the example has it is right', () => {
    expect(abTest.safeParse(abTestExample).error).toBeUndefined();
  });

  it.each([
    ['AB-01', 'an id that begins with a digit', { id: '1abc' }, 'id must begin with a letter'],
    ['AB-01', 'an id with a dash', { id: 'a-b' }, 'id must begin with a letter'],
    ['AB-02', 'a version with a dot', { version: '1.0' }, 'version must have only'],
    ['AB-03', 'a bucket that begins with a digit', { allocations: [allocation('1')] }, 'bucket must begin'],
    [
      'AB-04',
      'more than a hundred percent',
      { allocations: [allocation('a', 51), allocation('b', 50)] },
      'percentages total 101',
    ],
    ['AB-04', 'half a percent', { allocations: [allocation('a', 0.5)] }, 'expected int'],
    [
      'AB-05',
      '26 characters',
      { id: 'x'.repeat(18), allocations: [allocation('tests')] },
      'has 26 characters',
    ],
    ['AB-06', 'true as criteria', { criteria: true }, 'expected object'],
    ['AB-06', 'a list as criteria', { criteria: [] }, 'expected object'],
    ['AB-08', 'a bucket called exclude', { allocations: [allocation('exclude')] }, 'in no bucket'],
    ['AB-03', 'one bucket twice', { allocations: [allocation('a'), allocation('a')] }, 'is named twice: a'],
    [
      'AB-12',
      'a misspelt goal',
      { goal: 'page_scroled' },
      'page_scroled is no event: content/entities/event-names.ts lists them',
    ],
    ['AB-21', 'an end before its start', { endDate: '2024-01-01T00:00:00Z' }, 'must be after startDate'],
    ['AB-21', 'a date without a zone', { startDate: '2024-01-01' }, 'must be a UTC time'],
    [
      'AB-06',
      'a criterion that is unknown before the page is rendered',
      { changesHtml: true, criteria: { not: { topics: ['health'] } } },
      'cannot be a criterion',
    ],
  ])('%s %s is rejected', (_id, _name, change, message) => {
    const { error } = abTest.safeParse({ ...abTestExample, ...change });
    expect(error?.issues.map((issue) => issue.message).join('\n')).toContain(message);
  });

  it.each([
    ['AB-04', { allocations: [allocation('a', 50), allocation('b', 50)] }],
    ['AB-05', { id: 'x'.repeat(17), allocations: [allocation('tests')] }],
    ['AB-12', { goal: 'page_scrolled' }],
    ['AB-12', { goal: undefined }],
    ['AB-06', { changesHtml: undefined, criteria: { topics: ['health'] } }],
  ])('%s %j is just right', (_id, change) => {
    expect(abTest.safeParse({ ...abTestExample, ...change }).error).toBeUndefined();
  });
});
