// The only script of the sign-in page: requests a passkey from the browser when the button is pressed.

/** The browser showed no prompt, or the reader cancelled it. Neither is an error: the password form still works. */
const ignoredErrors = new Set(['NotAllowedError', 'AbortError']);

async function requestPasskey(form: HTMLFormElement): Promise<string | undefined> {
  const token = String(new FormData(form).get('token') ?? '');
  const response = await fetch(`${form.action}/question`, {
    method: 'POST',
    body: new URLSearchParams({ token }),
  });
  if (!response.ok) throw new Error(((await response.json()) as { message: string }).message);
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(await response.json());
  const found = await navigator.credentials.get({ publicKey });
  return found instanceof PublicKeyCredential ? JSON.stringify(found.toJSON()) : undefined;
}

function start(form: HTMLFormElement): void {
  const status = form.querySelector('[role="status"]');
  const field = (name: string) => form.elements.namedItem(name) as HTMLInputElement;
  form.hidden = false;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (status) status.textContent = '';
    const remember = document.querySelector<HTMLInputElement>('input[type="checkbox"][name="remember"]');
    requestPasskey(form)
      .then((found) => {
        if (!found) return;
        field('answer').value = found;
        field('remember').value = remember?.checked === false ? '' : 'yes';
        form.submit();
      })
      .catch((error: unknown) => {
        if (status && error instanceof Error && !ignoredErrors.has(error.name))
          status.textContent = error.message;
      });
  });
}

const form = document.querySelector<HTMLFormElement>('form[data-passkey]');
const supportsPasskeys =
  typeof PublicKeyCredential === 'function' &&
  typeof PublicKeyCredential.parseRequestOptionsFromJSON === 'function';
if (form && supportsPasskeys) start(form);
