import { expect, it } from 'vitest';
import { askAfter, type SurveyEvent, surveyReducer, waitingSurvey } from './survey-state.ts';

const after = (...events: SurveyEvent[]) => events.reduce(surveyReducer, waitingSurvey).phase;
const seconds = (count: number): SurveyEvent[] => Array.from({ length: count }, () => ({ type: 'second' }));
const read = (share: number): SurveyEvent => ({ type: 'scrolled', share });
const asked = [read(askAfter.share), ...seconds(askAfter.seconds)];

it.each<[string, SurveyEvent[], string]>([
  ['one who came this moment', [read(1)], 'waiting'],
  ['one who has not read', seconds(300), 'waiting'],
  ['a reader who has read', asked, 'asking'],
  ['one who has read and gone up again', [read(0.9), read(0), ...seconds(askAfter.seconds)], 'asking'],
  ['one who goes on to another page', [read(1), ...seconds(19), { type: 'page' }, ...seconds(19)], 'waiting'],
  ['a reader who saw the survey and reads on', [...asked, { type: 'page' }, ...seconds(9)], 'asking'],
  ['a reader who answered', [...asked, { type: 'answered' }], 'thanked'],
  ['a reader who answered and reads on', [...asked, { type: 'answered' }, { type: 'page' }], 'closed'],
  ['a reader who closed it', [...asked, { type: 'closed' }, ...asked, { type: 'answered' }], 'closed'],
  ['a page that requests it now', [{ type: 'wanted' }], 'asking'],
  ['a reader who saw it before', [...asked, { type: 'closed' }, { type: 'wanted' }], 'closed'],
  ['a reader who has not seen it', [{ type: 'answered' }, { type: 'closed' }], 'waiting'],
])('AN-13 %s', (_name, events, phase) => {
  expect(after(...events)).toBe(phase);
});
