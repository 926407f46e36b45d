import type { AvailableOn } from '#content/entities/available-on.ts';
import { messages } from '#content/errors.ts';
import { PageError } from '../site-error.ts';

interface ApiProblem {
  code?: number;
  message?: string;
  availableOn?: AvailableOn[];
}

type Answered = Pick<Response, 'ok' | 'status' | 'json'>;

/** The JSON of an API response, or an error that describes the failure. */
export async function readAnswer(response: Answered, expects: string): Promise<Record<string, unknown>> {
  if (!response.ok) throw await failureOf(response);
  const body: unknown = await response.json().catch(() => undefined);
  if (!isObject(body)) throw new PageError(500, messages.apiNotObject);
  if (!(expects in body)) throw new PageError(500, messages.apiPropertyMissing(expects));
  return body;
}

async function failureOf(response: Answered): Promise<PageError> {
  if (response.status === 404) {
    const body: unknown = await response.json().catch(() => undefined);
    // Both the status and the code in the body must be 404 before a new location is trusted.
    const problem = problemsOf(body).find((candidate) => candidate.code === 404 && candidate.availableOn);
    return new PageError(
      404,
      messages.apiNotFound,
      problem?.availableOn ? { availableOn: problem.availableOn } : {},
    );
  }
  // Redirects are not followed, so to a page they are a fault of the API like any other.
  return new PageError(Math.max(response.status, 500), `API responded with ${response.status}`);
}

function problemsOf(body: unknown): ApiProblem[] {
  return isObject(body) && Array.isArray(body.errors) ? body.errors.filter(isObject) : [];
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
