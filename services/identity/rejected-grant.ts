/** Why the provider rejected a code, a token or an address. A missing login is not a rejection. */
export function rejectedGrant(event: string, error: Error): string | undefined {
  const { error: code, error_detail: detail = '' } = error as Error & {
    error?: string;
    error_detail?: string;
  };
  if (!code || !/^(?:grant|userinfo|authorization)\.error$/.test(event)) return undefined;
  if (/^(?:login|interaction|consent|account_selection)_required$|^access_denied$/.test(code))
    return undefined;
  return /already (?:used|consumed)/.test(detail) ? 'used twice' : code;
}
