import type { Publication } from '../../publication/schema.ts';

/**
 * Where the provider's client in the page asks and frames, when the provider is not ours: tokens are fetched, a silent
 * sign-in is a hidden frame, and the security policy must name both.
 */
export function providerOrigins({ identity }: Pick<Publication, 'identity'>): string[] {
  const { domain } = identity;
  if (!domain) return [];
  return [new URL(/^https?:/.test(domain) ? domain : `https://${domain}`).origin];
}
