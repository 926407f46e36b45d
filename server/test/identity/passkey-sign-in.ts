import type { IdentityHere } from './describe-identity.ts';
import type { Browser } from './testing.ts';

/** Opens the sign-in page, requests a challenge as its script does, and posts what the given answers. Tests only. */
export async function signInWith(
  { app, browser }: IdentityHere,
  answer: (question: { challenge: string }) => unknown,
  by: Browser = browser,
) {
  const { html, at, verifier } = await app.signIns.open(by);
  const token = /name="token" value="([^"]+)"/.exec(html)?.[1] ?? '';
  const path = new URL(at, app.origin).pathname;
  const response = await by.go(`${path}/passkey/question`, {
    method: 'POST',
    body: new URLSearchParams({ token }),
  });
  const question = (await response.json()) as { challenge: string };
  const fields = { token, remember: 'yes', answer: JSON.stringify(answer(question)) };
  const posted = await by.go(`${path}/passkey`, { method: 'POST', body: new URLSearchParams(fields) });
  return { posted, question, path, token, verifier };
}
