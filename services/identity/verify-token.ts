/** The account an access token was issued for. */
interface TokenUser {
  sub: string;
  email: string;
  name: string;
  picture?: string | undefined;
  /** The account is with another provider, so its address is known only from its tokens. */
  isElsewhere: boolean;
  /** The session the token was issued in; unknown for tokens of another provider. */
  session?: string | undefined;
}

/** Rejects with a `providerSilent` error when another provider has to verify the token and does not answer. */
export type VerifyToken = (token: string) => Promise<TokenUser | undefined>;
