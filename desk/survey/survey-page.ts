import type { SurveyQuestion } from '#content/entities/survey.ts';
import { wilsonInterval } from '#content/rules/statistics/proportion.ts';
import { escapeText } from '#platform/escape-html.ts';
import { type StaffPage, staffResponse } from '../staff-page.ts';

/** Answers so far, over all questions, old ones included. */
export type ReadAnswers = () => Promise<readonly (Given & { question: string })[]>;

/** How readers answered, with how sure that is; earlier questions below. */
export function createSurveyPage({
  readAnswers,
  question,
}: {
  readAnswers: ReadAnswers;
  question: SurveyQuestion | undefined;
}): StaffPage {
  return async () => {
    const rows = await readAnswers();
    const byQuestion = Map.groupBy(rows, (row) => row.question);
    const now = question
      ? sectionOf(question.question, question.answers, byQuestion.get(question.id) ?? [])
      : noQuestion;
    if (question) byQuestion.delete(question.id);
    const before = [...byQuestion].map(([id, given]) => sectionOf(id, [], given));
    return staffResponse('Survey', now + before.join(''));
  };
}

const noQuestion =
  '<p>No question is shown to readers. Set <code>survey</code> in <code>neutron.config.ts</code> to show one.</p>';

export interface Given {
  answer: number;
  count: number | string;
}

function sectionOf(title: string, answers: readonly string[], given: readonly Given[]): string {
  const counts = new Map(given.map(({ answer, count }) => [Number(answer), Number(count)]));
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const places = answers.length > 0 ? answers.map((_, place) => place) : [...counts.keys()].sort();
  const percent = (share: number) => `${Math.round(share * 100)} %`;
  const lines = places.map((place) => {
    const count = counts.get(place) ?? 0;
    const { low, high } = wilsonInterval(count, total);
    const share = total > 0 ? `${percent(count / total)} (${percent(low)} to ${percent(high)})` : '–';
    const words = answers[place] ?? `Answer ${place + 1}`;
    return `<tr><th scope="row">${escapeText(words)}</th><td>${count.toLocaleString('en-US')}</td><td>${share}</td></tr>`;
  });
  return `<section><h2>${escapeText(title)}</h2><p>${total.toLocaleString('en-US')} ${total === 1 ? 'answer' : 'answers'}</p>
<table><thead><tr><th scope="col">Answer</th><th scope="col">Readers</th><th scope="col">Share, 95 % interval</th></tr></thead>
<tbody>${lines.join('')}</tbody></table></section>`;
}
