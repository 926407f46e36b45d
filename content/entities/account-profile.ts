import { z } from 'zod';
import { avatarKinds } from '../rules/account/avatar-kinds.ts';
import { isCountryCode } from '../rules/account/countries.ts';

/** Shown in greetings, e-mails and comments: one line without invisible characters. */
const line = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be there.
    .regex(/^[^\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2066-\u2069\ufeff]*$/);

/** What a reader may tell about themselves. */
export const accountPreferences = z.object({
  username: line(60).refine((text) => text.length > 0),
  firstName: line(100),
  lastName: line(100),
  country: z.string().refine((code) => code === '' || isCountryCode(code)),
  avatar: z.enum(avatarKinds),
});
/** What a member calls a passkey, to know it again. */
export const passkeyName = line(60).refine((text) => text.length > 0);
/** What a `PUT` of a profile may hold: the fields of the preferences. Any other field is rejected by name. */
export const profileUpdate = z.strictObject({
  ...accountPreferences.partial().shape,
  email: z.string().optional(),
  currentPassword: z.string().max(256).optional(),
  newPassword: z.string().max(256).optional(),
});
export type ProfileUpdate = z.infer<typeof profileUpdate>;
/** The first field a profile cannot be given, by name; undefined when the trouble is the whole. */
export function rejectedField(error: z.ZodError): string | undefined {
  const [issue] = error.issues;
  const field = issue?.code === 'unrecognized_keys' ? issue.keys[0] : issue?.path[0];
  return field === undefined ? undefined : String(field);
}
export type AccountPreferences = z.infer<typeof accountPreferences>;

/** A reader's account as the reader sees it. */
export interface AccountProfile extends AccountPreferences {
  id: string;
  email: string;
  emailVerified: boolean;
  /** Where the picture is, when there is one. */
  picture: string | null;
  role: 'reader' | 'staff';
}
