/** Whether this browser supports creating passkeys from JSON options. */
export const canMakePasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' &&
  typeof PublicKeyCredential.parseCreationOptionsFromJSON === 'function';

/** Has the browser make a passkey; undefined when the reader went back. */
export async function makePasskey(question: PublicKeyCredentialCreationOptionsJSON): Promise<unknown> {
  try {
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(question);
    const made = await navigator.credentials.create({ publicKey });
    return made instanceof PublicKeyCredential ? made.toJSON() : undefined;
  } catch (error) {
    if (error instanceof DOMException && (error.name === 'NotAllowedError' || error.name === 'AbortError'))
      return undefined;
    throw error;
  }
}
