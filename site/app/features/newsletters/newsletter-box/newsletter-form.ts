import { type EmailSharePass, getEmailSharePass } from '#app/behaviours/share/send-email-share.ts';
import { reader } from '#app/identity/auth-store.ts';
import { messages } from '#content/errors.ts';
import { isEmailAddress } from '#content/rules/email-format.ts';
import { emailShareCheckPath } from '#content/rules/email-share.ts';
import { onTheList } from '#content/rules/newsletter-day.ts';
import {
  newsletterSignUpFields as fields,
  newsletterSignUpFormPath,
  newsletterSignUpPath,
} from '#content/rules/newsletter-sign-up.ts';
import { newsletterFormCopy as words } from '../../../copy/newsletter-form.ts';

const passes = new WeakMap<HTMLFormElement, Promise<EmailSharePass | undefined>>();

/** Gets the proofs the server requires beside the address. */
export function prepareNewsletterForm(form: HTMLFormElement): Promise<EmailSharePass | undefined> {
  const known = passes.get(form);
  if (known) return known;
  const showBotCheck = () => {
    const frame = document.createElement('iframe');
    frame.src = emailShareCheckPath;
    frame.title = words.check;
    form.append(frame);
  };
  const coming = getEmailSharePass(new AbortController().signal, showBotCheck, newsletterSignUpFormPath);
  passes.set(form, coming);
  return coming;
}

/** The form's error: an invalid address, or no newsletter chosen. */
export function newsletterFormProblem(given: {
  email: string;
  newsletters: readonly string[];
}): string | undefined {
  if (!isEmailAddress(given.email)) return messages.newsletterEmail;
  return given.newsletters.length === 0 ? words.chooseOne : undefined;
}

export async function submitNewsletterForm(form: HTMLFormElement): Promise<void> {
  if (form.dataset.state === 'sending') return;
  const data = new FormData(form);
  const email = String(data.get(fields.email) ?? '').trim();
  const newsletters = data.getAll(fields.newsletter).map(String);
  const field = form.elements.namedItem(fields.email);
  const showStatus = (state: 'sending' | 'sent' | 'rejected', text: string) => {
    form.dataset.state = state;
    const message = form.querySelector('[data-status]');
    if (message) message.textContent = text;
  };
  const problem = newsletterFormProblem({ email, newsletters });
  const isAddress = problem !== messages.newsletterEmail;
  if (field instanceof HTMLInputElement) {
    field.setAttribute('aria-invalid', String(!isAddress));
    if (!isAddress) field.focus();
  }
  if (problem) return showStatus('rejected', problem);
  showStatus('sending', words.sending);
  const { loggedIn, user } = reader.get();
  if (loggedIn && user?.email?.toLowerCase() === email.toLowerCase()) {
    // A signed-in reader's own address needs no confirmation e-mail. A failure shows no message.
    const { newsletters: desk } = await import('#app/identity/newsletters/newsletters-store.ts');
    if (!(await desk.take(newsletters))) return showStatus('rejected', '');
    const taken = desk.get().newsletters.filter(({ id }) => newsletters.includes(id));
    return showStatus(
      'sent',
      onTheList(
        taken.map(({ rhythm }) => rhythm),
        Date.now(),
      ),
    );
  }
  const answer = await post(form, email, newsletters, data.get(fields.mayCount) === 'yes');
  if (answer !== undefined) return showStatus('rejected', answer);
  form.reset();
  showStatus('sent', words.sent);
}

/** Undefined on success; otherwise the message to show. */
async function post(
  form: HTMLFormElement,
  email: string,
  newsletters: readonly string[],
  mayCount: boolean,
): Promise<string | undefined> {
  const pass = await prepareNewsletterForm(form);
  // A pass is good once.
  passes.delete(form);
  if (!pass) return messages.tryLater;
  const body = new URLSearchParams({
    [fields.email]: email,
    [fields.token]: pass.token,
    [fields.botCheck]: pass.botCheck,
    ...(mayCount ? { [fields.mayCount]: 'yes' } : {}),
  });
  for (const newsletter of newsletters) body.append(fields.newsletter, newsletter);
  try {
    const response = await fetch(newsletterSignUpPath, { method: 'POST', body });
    if (response.ok) return undefined;
    const { errors } = (await response.json()) as { errors?: { message: string }[] };
    return errors?.[0]?.message ?? messages.tryLater;
  } catch {
    return messages.tryLater;
  }
}
