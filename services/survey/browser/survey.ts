// The tag `survey`: one question, once, in the page's colors. It runs only with consent to functional cookies.
import { renderBox } from './survey-box.ts';
import { type SurveyEvent, surveyReducer, waitingSurvey } from './survey-state.ts';

/** Storage key that the site deletes when consent is withdrawn (C0003). */
const doneName = 'survey-done';
const routeChanged = 'route-changed';

declare global {
  interface Window {
    /** Defined while this reader can still be surveyed. */
    Survey?: { show(): void };
  }
}

interface Question {
  id: string;
  question: string;
  answers: readonly string[];
}

const { currentScript } = document;
const base = new URL('./', currentScript instanceof HTMLScriptElement ? currentScript.src : location.href);

async function start(): Promise<void> {
  const answer = await fetch(new URL('question.json', base));
  const question = (await answer.json()) as Question;
  if (!answer.ok || !isQuestion(question) || localStorage.getItem(doneName) === question.id) return;

  let state = waitingSurvey;
  const stop = new AbortController();
  const box = renderBox(question, {
    onAnswer(place) {
      send({ type: 'answered' });
      void fetch(new URL('answer', base), {
        method: 'POST',
        keepalive: true,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ id: question.id, answer: place }),
      }).catch(() => undefined);
    },
    onClose: () => send({ type: 'closed' }),
  });
  function send(event: SurveyEvent): void {
    const before = state.phase;
    state = surveyReducer(state, event);
    if (state.phase === before) return;
    // Shown once is enough: a reader who navigates away without an answer does not see it on the next page.
    if (state.phase === 'shown') localStorage.setItem(doneName, question.id);
    box.show(state.phase);
    if (state.phase === 'closed') stop.abort();
  }
  const clock = setInterval(() => {
    if (document.visibilityState === 'visible') send({ type: 'second' });
  }, 1000);
  const { signal } = stop;
  signal.addEventListener('abort', () => clearInterval(clock));
  addEventListener('scroll', () => send({ type: 'scrolled', share: shareRead() }), { signal, passive: true });
  document.addEventListener(routeChanged, () => send({ type: 'page' }), { signal });
  send({ type: 'scrolled', share: shareRead() });
  window.Survey = { show: () => send({ type: 'wanted' }) };
}

function shareRead(): number {
  const whole = document.documentElement.scrollHeight;
  return whole > 0 ? Math.min(1, (scrollY + innerHeight) / whole) : 0;
}

function isQuestion(value: unknown): value is Question {
  if (typeof value !== 'object' || value === null) return false;
  const { id, question, answers } = value as Partial<Question>;
  return typeof id === 'string' && typeof question === 'string' && Array.isArray(answers);
}

// A survey that fails must not affect the page.
start().catch(() => undefined);
