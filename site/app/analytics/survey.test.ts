import { expect, it } from 'vitest';
import { surveyTag } from './survey.ts';

const url = 'https://survey.example/survey.js';

it('AN-13 AN-21 every reader who allows functional cookies gets the survey: 100 percent, category C0003', () => {
  for (const random of [0, 0.5, 0.999999]) {
    expect(surveyTag(url, () => random)).toMatchObject({ tagId: 'survey', src: url, gdprCategory: 'C0003' });
  }
});

it.each([
  [10, 0.09, true],
  [10, 0.1, false],
  [0, 0, false],
])('AN-13 at %d percent, a random number of %d is in the sample: %s', (percent, number, isIn) => {
  expect(surveyTag(url, () => number, percent) !== undefined).toBe(isIn);
});

it('AN-13 without a URL there is none', () => {
  expect(surveyTag(undefined)).toBeUndefined();
});
