import { messages } from '#content/errors.ts';
import type { FormProblems, SignUpForm } from '#content/rules/account/account-forms.ts';
import { type PasswordPolicy, passwordRules } from '#content/rules/account/password.ts';
import { pathFor } from '#content/rules/route-paths.ts';
import { escapeAttribute, escapeText } from '#platform/escape-html.ts';
import { checkbox, countryField, field, hidden, notice } from './fields.ts';

/** A title and the HTML below it. */
export interface PageParts {
  title: string;
  body: string;
  /** The page has a button that needs the script for passkeys. */
  isScripted?: boolean;
  /** HTML beside the card, on wide windows. */
  aside?: string;
}

/** Why to have an account; beside the pages to sign in and to join. */
const welcome = `<b aria-hidden="true">${[...'Welcome'].map((character) => `<span>${character}</span>`).join('')}</b><p>One account for saving, commenting and newsletters. Reading needs none.</p><ul><li>Your list on every device</li><li>Your name under your comments</li><li>Newsletters you chose, and no others</li></ul>`;

const post = (action: string, token: string, inside: string, button: string) =>
  `<form method="post" action="${escapeAttribute(action)}">${hidden('token', token)}${inside}<button class="accent">${escapeText(button)}</button></form>`;

export interface Step {
  /** The path of this sign-in; forms post to paths below it. */
  path: string;
  base: string;
  brand: string;
  token: string;
}

const tabs = (step: Step, current: 'log-in' | 'join') => {
  const tab = (name: string, href: string, text: string) =>
    name === current
      ? `<span aria-current="page">${text}</span>`
      : `<a href="${escapeAttribute(href)}">${text}</a>`;
  return `<nav class="tabs" aria-label="Account">${tab('log-in', step.path, 'Log in')}${tab('join', `${step.path}/join`, 'Join')}</nav>`;
};

export function signInPage(
  step: Step,
  given: {
    email: string;
    message?: string | undefined;
    isRemembered: boolean;
    /** Offers a sign-in link by e-mail, to the address that was typed. */
    canSendLink?: boolean;
  },
): PageParts {
  const fields = [
    field({
      name: 'email',
      label: 'Email address',
      type: 'email',
      value: given.email,
      autocomplete: 'username',
    }),
    field({
      name: 'password',
      label: 'Password',
      type: 'password',
      autocomplete: 'current-password',
      aside: `<a href="${escapeAttribute(step.base)}reset/">Forgot your password?</a>`,
    }),
    checkbox({ name: 'remember', label: 'Keep me logged in on this device', isOn: given.isRemembered }),
  ];
  return {
    title: `Log in to ${step.brand}`,
    isScripted: true,
    aside: welcome,
    body: `${tabs(step, 'log-in')}${notice(given.message)}${post(step.path, step.token, fields.join(''), 'Log in')}
${given.canSendLink ? linkForm(step, given.email) : ''}${passkeyForm(step)}
<p class="hint">New here? <a href="${escapeAttribute(step.path)}/join">Join for free</a> to comment and choose your newsletters.</p>
<p class="hint"><a href="${escapeAttribute(step.path)}/cancel">Back without logging in</a></p>`,
  };
}

const linkForm = (step: Step, email: string) =>
  `<form method="post" action="${escapeAttribute(step.path)}/link">${hidden('token', step.token)}${hidden('email', email)}<button class="second">Email me a sign-in link</button></form>`;

/** Hidden until the script has detected that the browser supports passkeys. */
const passkeyForm = (step: Step) =>
  `<form method="post" action="${escapeAttribute(step.path)}/passkey" data-passkey hidden>${hidden('token', step.token)}${hidden('answer', '')}${hidden('remember', 'yes')}<button class="second">Log in with a passkey</button><p class="problem" role="status"></p></form>`;

export function joinPage(
  step: Step,
  given: {
    form: SignUpForm;
    problems: FormProblems<keyof SignUpForm>;
    message?: string | undefined;
    policy: PasswordPolicy;
    termsUrl: string;
    privacyUrl: string;
  },
): PageParts {
  const { form, problems } = given;
  const terms = `I am 16 or older and agree to the <a href="${escapeAttribute(given.termsUrl)}" target="_blank">Terms of Use</a> and <a href="${escapeAttribute(given.privacyUrl)}" target="_blank">Privacy Policy</a>`;
  const fields = [
    field({
      name: 'username',
      label: 'Username',
      value: form.username,
      autocomplete: 'nickname',
      problem: problems.username,
    }),
    field({
      name: 'email',
      label: 'Email',
      type: 'email',
      value: form.email,
      autocomplete: 'username',
      problem: problems.email,
    }),
    field({
      name: 'password',
      label: 'Password',
      type: 'password',
      autocomplete: 'new-password',
      hint: passwordRules(given.policy, 'sign-up').text,
      problem: problems.password,
    }),
    field({
      name: 'confirmPassword',
      label: 'Confirm password',
      type: 'password',
      autocomplete: 'new-password',
      problem: problems.confirmPassword,
    }),
    countryField(form.country, problems.country),
    checkbox({ name: 'terms', label: terms, isOn: form.terms, problem: problems.terms }),
  ];
  return {
    title: `Join ${step.brand}`,
    aside: welcome,
    body: `${tabs(step, 'join')}${notice(given.message)}${post(`${step.path}/join`, step.token, fields.join(''), 'Create account')}`,
  };
}

export function joinedPage(step: Pick<Step, 'path' | 'brand'>): PageParts {
  return {
    title: `Welcome to ${step.brand}`,
    body: `${notice(messages.signedUp, 'good')}<p>We’ve sent you an email. Follow its link to verify your address, then log in.</p>
<a class="button" href="${escapeAttribute(step.path)}">Log in</a>`,
  };
}

/** The first step without scripts; the second is the sign-in page. */
export function startPage(given: { action: string; base: string; returnTo: string }): PageParts {
  const email = field({ name: 'email', label: 'Email', type: 'email', autocomplete: 'username' });
  return {
    title: 'Sign in or join',
    aside: welcome,
    body: `<form method="post" action="${escapeAttribute(given.action)}">${hidden('returnTo', given.returnTo)}${email}<p class="hint">New here? Use the same field. The password comes next.</p><button class="accent">Continue</button></form>
<p class="hint"><a href="${escapeAttribute(given.returnTo)}">Back without signing in</a></p>`,
  };
}

export const linkSentPage = (email: string): PageParts => ({
  title: 'Check your email',
  body: `${notice(`If there’s an account for ${email}, we sent it a link. It works for 15 minutes.`, 'good')}<a class="button" href="/">Back to the home page</a>`,
});

export function forgotPage(base: string, token: string, message?: string): PageParts {
  const email = field({ name: 'email', label: 'Email address', type: 'email', autocomplete: 'username' });
  return {
    title: 'Set a new password',
    body: `${notice(message)}<p>Enter your account’s email address and we’ll send you a link.</p>${post(`${base}reset/`, token, email, 'Send the link')}`,
  };
}

export const messageSentPage = (): PageParts => ({
  title: 'Check your email',
  body: `${notice('If there’s an account with this address, we’ve sent it a link to reset the password.', 'good')}<a class="button" href="/">Back to the home page</a>`,
});

export function newPasswordPage(
  given: { base: string; token: string; linkToken: string; policy: PasswordPolicy },
  problems: FormProblems<'newPassword' | 'confirmPassword'>,
  message?: string,
): PageParts {
  const fields = [
    hidden('linkToken', given.linkToken),
    field({
      name: 'newPassword',
      label: 'New password',
      type: 'password',
      autocomplete: 'new-password',
      hint: passwordRules(given.policy, 'change').text,
      problem: problems.newPassword,
    }),
    field({
      name: 'confirmPassword',
      label: 'Confirm password',
      type: 'password',
      autocomplete: 'new-password',
      problem: problems.confirmPassword,
    }),
  ];
  return {
    title: 'Set a new password',
    body: notice(message) + post(`${given.base}reset/`, given.token, fields.join(''), 'Set password'),
  };
}

/** A page with one button, because mail scanners open links but press no buttons. */
export function confirmPage(given: {
  title: string;
  text: string;
  action: string;
  token: string;
  linkToken: string;
  button: string;
}): PageParts {
  return {
    title: given.title,
    body: `<p>${escapeText(given.text)}</p>${post(given.action, given.token, hidden('linkToken', given.linkToken), given.button)}`,
  };
}

/** For readers who followed a link from another site. */
export function logOutPage(given: {
  action: string;
  token: string;
  fields: Readonly<Record<string, string>>;
  message: string | undefined;
  brand: string;
}): PageParts {
  const fields = Object.entries(given.fields).map(([name, value]) => hidden(name, value));
  return {
    title: `Log out of ${given.brand}?`,
    body: `${notice(given.message)}<p>You’re still logged in. Press the button to log out.</p>${post(given.action, given.token, fields.join(''), 'Log out')}`,
  };
}

export function donePage(title: string, text: string): PageParts {
  return { title, body: `${notice(text, 'good')}<a class="button" href="${pathFor('user')}">Log in</a>` };
}

export function problemPage(title: string, text: string): PageParts {
  return { title, body: `${notice(text)}<a class="button" href="/">Back to the home page</a>` };
}
