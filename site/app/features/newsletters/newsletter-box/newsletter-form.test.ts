import { expect, it } from 'vitest';
import { newsletterFormProblem } from './newsletter-form.ts';

it.each([
  ['nobody', ['a'], 'Oops! Please enter a valid email'],
  ['', ['a'], 'Oops! Please enter a valid email'],
  ['a@b', [], 'Oops! Please enter a valid email'],
  ['a@b.example', [], 'Please choose a newsletter'],
  ['a@b.example', ['a'], undefined],
])('AU-33 %j for %j', (email, newsletters, problem) => {
  expect(newsletterFormProblem({ email, newsletters })).toBe(problem);
});
