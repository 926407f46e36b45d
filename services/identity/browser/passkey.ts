// The one script of the sign-in page: asks the browser for a passkey when the button is pressed.

/** Why a browser showed nothing, or the reader went back. Both are no failure: the password is still there. */
const quiet = new Set(['NotAllowedError', 'AbortError']);

async function answer(form: HTMLFormElement): Promise<string | undefined> {
  const token = String(new FormData(form).get('token') ?? '');
  const asked = await fetch(`${form.action}/question`, {
    method: 'POST',
    body: new URLSearchParams({ token }),
  });
  if (!asked.ok) throw new Error(((await asked.json()) as { message: string }).message);
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(await asked.json());
  const found = await navigator.credentials.get({ publicKey });
  return found instanceof PublicKeyCredential ? JSON.stringify(found.toJSON()) : undefined;
}

function start(form: HTMLFormElement): void {
  const said = form.querySelector('[role="status"]');
  const field = (name: string) => form.elements.namedItem(name) as HTMLInputElement;
  form.hidden = false;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (said) said.textContent = '';
    const remember = document.querySelector<HTMLInputElement>('input[type="checkbox"][name="remember"]');
    answer(form)
      .then((found) => {
        if (!found) return;
        field('answer').value = found;
        field('remember').value = remember?.checked === false ? '' : 'yes';
        form.submit();
      })
      .catch((error: unknown) => {
        if (said && error instanceof Error && !quiet.has(error.name)) said.textContent = error.message;
      });
  });
}

const form = document.querySelector<HTMLFormElement>('form[data-passkey]');
const knowsPasskeys =
  typeof PublicKeyCredential === 'function' &&
  typeof PublicKeyCredential.parseRequestOptionsFromJSON === 'function';
if (form && knowsPasskeys) start(form);
