import { expect, it } from 'vitest';
import { type SurveyEvent, showAfter, surveyReducer, waitingSurvey } from './survey-state.ts';

const after = (...events: SurveyEvent[]) => events.reduce(surveyReducer, waitingSurvey).phase;
const seconds = (count: number): SurveyEvent[] => Array.from({ length: count }, () => ({ type: 'second' }));
const read = (share: number): SurveyEvent => ({ type: 'scrolled', share });
const shown = [read(showAfter.share), ...seconds(showAfter.seconds)];

it.each<[string, SurveyEvent[], string]>([
  ['one who came this moment', [read(1)], 'waiting'],
  ['one who has not read', seconds(300), 'waiting'],
  ['a reader who has read', shown, 'shown'],
  ['one who has read and gone up again', [read(0.9), read(0), ...seconds(showAfter.seconds)], 'shown'],
  ['one who goes on to another page', [read(1), ...seconds(19), { type: 'page' }, ...seconds(19)], 'waiting'],
  ['a reader who saw the survey and reads on', [...shown, { type: 'page' }, ...seconds(9)], 'shown'],
  ['a reader who answered', [...shown, { type: 'answered' }], 'thanked'],
  ['a reader who answered and reads on', [...shown, { type: 'answered' }, { type: 'page' }], 'closed'],
  ['a reader who closed it', [...shown, { type: 'closed' }, ...shown, { type: 'answered' }], 'closed'],
  ['a page that requests it now', [{ type: 'wanted' }], 'shown'],
  ['a reader who saw it before', [...shown, { type: 'closed' }, { type: 'wanted' }], 'closed'],
  ['a reader who has not seen it', [{ type: 'answered' }, { type: 'closed' }], 'waiting'],
])('AN-13 %s', (_name, events, phase) => {
  expect(after(...events)).toBe(phase);
});
