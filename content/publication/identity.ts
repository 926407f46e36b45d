import { z } from 'zod';
import { requiredText } from '../entities/config-fields.ts';

const cookieName = z.string().regex(/^[\w-]{1,64}$/, 'must be letters, digits, dashes and underscores');

/** The identity provider that signs readers in. */
export const identitySchema = z.strictObject({
  /** An Auth0 domain, such as `login.example.com`; without one, the embedded provider below `/identity/`. */
  domain: z
    .string()
    .regex(
      /^(https?:\/\/)?[a-z0-9.-]+(:\d+)?(\/[\w.-]+)*$/,
      'must be a host or an address without a slash at its end',
    )
    .optional(),
  clientId: z.string().regex(/^[\w.-]{1,100}$/, 'must be letters, digits, dots and dashes'),
  /** The database connection that sign-up and change of password name. */
  connection: requiredText,
  /** The audience of access tokens, for providers that require it. */
  audience: requiredText.optional(),
  /** `standard`: the rules of each form; `strict`: fifteen characters everywhere. `house`, the former name, until 0.3. */
  passwordPolicy: z.preprocess(
    (given) => (given === 'house' ? 'standard' : given),
    z.enum(['standard', 'strict']),
  ),
  /** Cookies that mark a returning account holder. */
  cookies: z.strictObject({ user: cookieName, previousLogin: cookieName }),
});
