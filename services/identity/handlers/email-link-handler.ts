import { messages } from '#content/errors.ts';
import { passwordProblems } from '#content/rules/account/account-forms.ts';
import { accountMessages } from '#content/rules/account/account-messages.ts';
import { resetPassword, sendReset, takeNewAddress } from '../change.ts';
import { verify } from '../join.ts';
import {
  confirmPage,
  donePage,
  forgotPage,
  messageSentPage,
  newPasswordPage,
  problemPage,
} from '../pages/account-pages.ts';
import { type Answer, type House, isOwnForm, redirect, type Visit } from './context.ts';
import { readPosted } from './posted.ts';

const oneTimeTokenForm = /^[\w-]{43}$/;
/** Used already, too old, or never given out: nobody is told which. */
function over(house: House, kind: 'verify' | 'email' | 'reset'): Response {
  house.refused('link', kind);
  return house.page(problemPage('This link is over', accountMessages.linkOver), 410);
}

/** Where links in letters lead: to a button each, so that opening a link changes nothing. */
export async function emailLinkHandler(house: House, visit: Visit): Answer {
  switch (visit.path) {
    case 'verify/':
      return confirmHandler(house, visit, {
        kind: 'verify',
        title: 'Verify your email address',
        text: 'One press, and you can log in.',
        button: 'Verify this address',
        use: (secret) => verify(house.desk, secret),
        done: donePage('Your address is verified', 'You can log in now.'),
        audited: 'address verified',
      });
    case 'new-address/':
      return confirmHandler(house, visit, {
        kind: 'email',
        title: 'Your new email address',
        text: 'From now on you log in with this address.',
        button: 'Use this address',
        use: (secret) => takeNewAddress(house.desk, secret),
        done: donePage('Your address was changed', 'Log in with your new address.'),
        audited: 'address changed',
      });
    case 'reset/':
      return resetHandler(house, visit);
    default:
      return undefined;
  }
}

interface Confirmation {
  kind: 'verify' | 'email';
  title: string;
  text: string;
  button: string;
  use(secret: string): Promise<boolean | { resetToken: string }>;
  done: ReturnType<typeof donePage>;
  audited: string;
}

async function confirmHandler(house: House, visit: Visit, step: Confirmation): Promise<Response> {
  const { desk } = house;
  if (visit.request.method !== 'POST') {
    const ticket = visit.query.get('ticket') ?? '';
    if (!oneTimeTokenForm.test(ticket) || !(await desk.tickets.look(ticket, step.kind, desk.now())))
      return over(house, step.kind);
    const { token, setCookie } = house.formTokens.issue(visit.request.headers.get('cookie'));
    const action = `${house.base}${visit.path}`;
    return house.page(confirmPage({ ...step, action, token, ticket }), 200, { 'set-cookie': setCookie });
  }
  const posted = await readPosted(visit.request);
  if (!posted || !isOwnForm(house, visit, posted('token')))
    return house.page(problemPage(step.title, messages.tryLater), 403);
  const used = await step.use(posted('ticket'));
  if (!used) return over(house, step.kind);
  await house.audit({ what: step.audited });
  if (typeof used === 'object') return redirect(`${house.base}reset/?ticket=${used.resetToken}`);
  return house.page(step.done);
}

async function resetHandler(house: House, visit: Visit): Promise<Response> {
  const cookies = visit.request.headers.get('cookie');
  const { token, setCookie } = house.formTokens.issue(cookies);
  const { base, passwordPolicy: policy, desk } = house;
  const headers = { 'set-cookie': setCookie };
  if (visit.request.method !== 'POST') {
    const ticket = visit.query.get('ticket');
    if (ticket === null) return house.page(forgotPage(base, token), 200, headers);
    if (!oneTimeTokenForm.test(ticket) || !(await desk.tickets.look(ticket, 'reset', desk.now())))
      return over(house, 'reset');
    return house.page(newPasswordPage({ base, token, ticket, policy }, {}), 200, headers);
  }
  const posted = await readPosted(visit.request);
  if (!posted || !isOwnForm(house, visit, posted('token')))
    return house.page(forgotPage(base, token, messages.tryLater), 403, headers);
  const ticket = posted('ticket');
  if (!ticket) {
    const email = posted('email').trim();
    if (!email) return house.page(forgotPage(base, token, messages.fieldsMissing), 422, headers);
    if (!(await house.mayGoOn('accountMail', visit)))
      return house.page(forgotPage(base, token, messages.tryLater), 429, headers);
    await house.checkWritable();
    house.later(sendReset(desk, email));
    return house.page(messageSentPage());
  }
  const given = { newPassword: posted('newPassword'), confirmPassword: posted('confirmPassword') };
  const { newPassword, confirmPassword } = passwordProblems({ currentPassword: '-', ...given }, policy);
  const problems = {
    ...(newPassword ? { newPassword } : {}),
    ...(confirmPassword ? { confirmPassword } : {}),
  };
  if (newPassword || confirmPassword)
    return house.page(newPasswordPage({ base, token, ticket, policy }, problems), 422, headers);
  const { caller } = visit;
  const sub = await resetPassword(desk, ticket, { password: given.newPassword, caller });
  const account = sub ? await desk.accounts.find(sub) : undefined;
  if (!sub || !account) return over(house, 'reset');
  await house.audit({ what: 'password reset', sub });
  return house.page(donePage('Your password is set', 'Log in with your new password.'), 200, {
    'set-cookie': desk.devices.remember(cookies, account),
  });
}
