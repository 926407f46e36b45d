import { expect, it } from 'vitest';
import { scriptTexts } from './script-texts.ts';

it.each([
  ['ER-26', scriptTexts.errored('/a.js'), 'Loading script src = /a.js errored'],
  ['ER-26', scriptTexts.aborted('/a.js'), 'Loading script src = /a.js was aborted'],
  ['ER-27', scriptTexts.noHead, 'Unable to get head element'],
  ['ER-28', scriptTexts.tagFailed('ads'), 'Loading of script ads failed'],
  ['ER-28', scriptTexts.tagAborted('ads'), 'Loading of script ads was aborted'],
  ['CN-05', scriptTexts.featuresOff('ads'), 'One or more features required for ads are disabled'],
  ['ER-29', scriptTexts.noWindow, 'Cannot access Window during server render'],
  ['ER-30', scriptTexts.notWatched('x'), 'The requested Window variable x is not watched'],
  ['ER-31', scriptTexts.notLocated('x'), 'Script with hid or id x could not be located'],
  ['ER-32', scriptTexts.missing('x'), 'x not found on window object or script not loaded'],
])('%s %j', (_id, text, expected) => {
  expect(text).toBe(expected);
});
