/** Whether this browser can sign in with a passkey from JSON options. */
export const canUsePasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' &&
  typeof PublicKeyCredential.parseRequestOptionsFromJSON === 'function';

/** Whether it offers passkeys in the list of a field. */
export const canAutofillPasskeys = async (): Promise<boolean> =>
  canUsePasskeys() && (await PublicKeyCredential.isConditionalMediationAvailable?.()) === true;

/** Asks the browser for a passkey; undefined when the reader went back or the request was ended. */
export async function requestPasskey(
  question: PublicKeyCredentialRequestOptionsJSON,
  { signal, isAutofill }: { signal: AbortSignal; isAutofill: boolean },
): Promise<unknown> {
  try {
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(question);
    const found = await navigator.credentials.get({
      publicKey,
      signal,
      ...(isAutofill ? { mediation: 'conditional' as const } : {}),
    });
    return found instanceof PublicKeyCredential ? found.toJSON() : undefined;
  } catch (error) {
    if (error instanceof DOMException && (error.name === 'NotAllowedError' || error.name === 'AbortError'))
      return undefined;
    throw error;
  }
}
