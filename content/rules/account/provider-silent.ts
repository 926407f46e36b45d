/** The provider of accounts did not answer: who a token is of nobody can say, and its members are not nobody. */
const code = 'PROVIDER_SILENT';

export const providerSilent = (cause: unknown): Error =>
  Object.assign(new Error('the provider of accounts does not answer', { cause }), { code });

export const isProviderSilent = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === code;
