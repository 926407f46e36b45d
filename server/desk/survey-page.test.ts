import { expect, it } from 'vitest';
import type { SurveyQuestion } from '#content/entities/survey.ts';
import { staffTokenHolder } from '#content/rules/rights/staff-token.ts';
import { openSqliteStore } from '#database/test/stores.ts';
import { createSurveyPage } from '#desk/survey/survey-page.ts';
import { readAnswers } from '#services/survey/read-answers.ts';
import { createSurvey } from '#services/survey/service.ts';
import { migrateSurvey } from '#services/survey/survey-tables.ts';
import { callService } from '#services/testing/call-service.ts';

const question: SurveyQuestion = {
  id: 'found',
  question: 'Did you <b>find</b> it?',
  answers: ['Yes', 'In part', 'No'],
};

it('AN-13 the survey page shows shares with their intervals, and earlier questions below', async () => {
  const store = await openSqliteStore();
  await migrateSurvey(store.db);
  const call = callService(createSurvey({ db: store.db, question, now: Date.now }));
  for (const answer of [0, 0, 0, 2]) {
    const body = JSON.stringify({ id: 'found', answer });
    await call('/survey/answer', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
  }
  const read = async (shown: SurveyQuestion | undefined) => {
    const page = createSurveyPage({ readAnswers: () => readAnswers(store.db), question: shown });
    return (await page(new Request('https://wavelength.example/desk/survey/'), staffTokenHolder)).text();
  };
  const page = await read(question);
  expect(page).toContain('4 answers');
  expect(page).toMatch(/Yes<\/th><td>3<\/td><td>75 % \(30 % to 95 %\)/);
  expect(page).toMatch(/In part<\/th><td>0<\/td><td>0 % \(0 % to 49 %\)/);
  expect(page).toContain('Did you &lt;b&gt;find&lt;/b&gt; it?');
  expect(await read({ ...question, id: 'again', question: 'And now?' })).toMatch(
    /And now\?[\s\S]*0 answers[\s\S]*<h2>found<\/h2>[\s\S]*Answer 1<\/th><td>3/,
  );
  expect(await read(undefined)).toMatch(
    /No question is shown to readers[\s\S]*<h2>found<\/h2>[\s\S]*Answer 1<\/th><td>3/,
  );
  await store.drop();
});
