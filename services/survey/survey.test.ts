import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SurveyQuestion } from '#content/entities/survey.ts';
import { describeStores, type OpenStore } from '#database/test/stores.ts';
import { callService } from '../testing/call-service.ts';
import { readAnswers } from './read-answers.ts';
import { createSurvey } from './service.ts';
import { migrateSurvey } from './survey-tables.ts';

const question: SurveyQuestion = {
  id: 'found',
  question: 'Did you <b>find</b> it?',
  answers: ['Yes', 'In part', 'No'],
};

describeStores.postgresInAll((open) => {
  let store: OpenStore;
  let request: (path: string, init?: RequestInit) => Promise<Response>;
  beforeAll(async () => {
    store = await open();
    await migrateSurvey(store.db);
    request = callService(createSurvey({ db: store.db, question, now: Date.now }));
  });
  afterAll(() => store.drop());
  const send = (body: unknown, contentType = 'application/json') =>
    request('/survey/answer', {
      method: 'POST',
      headers: { 'content-type': contentType },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });

  it('AN-13 serves the question and counts answers, and stores nothing about readers', async () => {
    expect(await (await request('/survey/question.json')).json()).toEqual(question);
    for (const answer of [0, 0, 0, 2]) expect((await send({ id: 'found', answer })).status).toBe(204);
    const rows = await readAnswers(store.db);
    const counts = rows.map(({ question: id, answer, count }) => [id, answer, Number(count)]);
    expect(counts.toSorted()).toEqual([
      ['found', 0, 3],
      ['found', 2, 1],
    ]);
  });

  it.each([
    ['no JSON', 'yes'],
    ['another question', { id: 'other', answer: 0 }],
    ['an answer there is none of', { id: 'found', answer: 3 }],
    ['a number that is none', { id: 'found', answer: 1.5 }],
    ['unknown fields', { id: 'found', answer: 0, email: 'a@b.example' }],
  ])('rejects %s', async (_name, body) => {
    expect((await send(body)).status).toBe(400);
  });

  it.each([
    ['application/json; charset=utf-8', 204],
    // Cached browser scripts of 0.2 send text.
    ['text/plain;charset=UTF-8', 204],
    ['application/x-www-form-urlencoded', 415],
    ['multipart/form-data; boundary=x', 415],
    ['application/jsonp', 415],
    ['', 415],
  ])('answers a body of type "%s" with %i', async (contentType, status) => {
    const answer = await send({ id: 'found', answer: 1 }, contentType);
    expect(answer.status).toBe(status);
    if (status === 415) expect(await answer.json()).toMatchObject({ errors: [{ reason: 'content_type' }] });
  });

  it('knows its methods and its paths', async () => {
    expect((await request('/survey/answer')).status).toBe(405);
    expect((await request('/survey/question.json', { method: 'DELETE' })).status).toBe(405);
    expect((await request('/survey/else')).status).toBe(404);
  });
});
