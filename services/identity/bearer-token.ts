/** The access token of an `Authorization` header. */
export const bearerToken = (authorization: string | undefined): string | undefined =>
  /^Bearer ([\w.~+/-]{16,4096}=*)$/i.exec(authorization ?? '')?.[1];
