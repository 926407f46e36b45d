import type { AdSeller } from '#content/publication/schema.ts';

/** Which companies may sell our ad slots (IAB ads.txt 1.1). A file without sellers has to say so, or all are allowed. */
export function adsTxt(sellers: readonly AdSeller[], ownerDomain: string): string {
  const lines = sellers.map(({ domain, account, relation, authority }) =>
    [domain, account, relation, ...(authority ? [authority] : [])].join(', '),
  );
  const nobody = 'placeholder.example.com, placeholder, DIRECT, placeholder';
  return [...(lines.length > 0 ? lines : [nobody]), `OWNERDOMAIN=${ownerDomain}`, ''].join('\n');
}
