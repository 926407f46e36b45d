/** The identity provider did not answer: a token cannot be verified, which is not the same as signed out. */
const code = 'PROVIDER_SILENT';

export const providerSilent = (cause: unknown): Error =>
  Object.assign(new Error('the provider of accounts does not answer', { cause }), { code });

export const isProviderSilent = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === code;
