import { componentMessages } from './component-messages.ts';
import { pageMessages } from './page-messages.ts';

/**
 * The closed list of errors the product can answer with. Programs tell errors apart by `reason`
 * (never by class: the server bundle and the source may hold two copies); people read `message`.
 * `code` in an answer's body is the HTTP status, as the content API has always sent it.
 */
export const errorReasons = {
  bad_query: { status: 400, message: 'The request has a parameter that is not valid' },
  bad_body: { status: 400, message: 'The request body is not valid' },
  bad_path: { status: 400, message: 'The address is not written correctly' },
  key_missing: { status: 401, message: 'An apiKey is needed for this call' },
  key_wrong: { status: 401, message: 'This apiKey is not known' },
  token_missing: { status: 401, message: 'A staff token is needed for this call' },
  token_wrong: { status: 401, message: 'This staff token is not valid' },
  sign_in_expired: { status: 400, message: 'This sign-in has timed out. Please start again.' },
  sign_in_rejected: { status: 401, message: 'This email address and password do not belong together.' },
  email_unverified: {
    status: 401,
    message: 'Email Verification: Please verify your email address before logging in.',
  },
  sign_in_needed: { status: 401, message: 'You must be signed in to access this section' },
  second_factor_required: {
    status: 401,
    message: 'Staff of this publication sign in with a second step. Please complete it.',
  },
  right_missing: { status: 403, message: 'You do not have the right to do this' },
  consent_missing: { status: 403, message: 'The reader did not agree to this' },
  form_token: { status: 403, message: 'This form is too old. Please close it and open it again.' },
  forbidden: { status: 403, message: 'You are not allowed to do this' },
  site_unknown: { status: 404, message: 'This site is not served here' },
  not_found: { status: 404, message: 'Nothing is published here' },
  page_unknown: { status: 404, message: 'This is no page of this site' },
  slug_changed: { status: 404, message: 'slug has changed' },
  call_unknown: { status: 404, message: 'There is no such call' },
  method_not_allowed: { status: 405, message: 'This method is not allowed here' },
  slug_taken: { status: 409, message: 'Another story of this kind has this address (its slug)' },
  path_taken: { status: 409, message: 'Another vanity entry has this path' },
  circle: { status: 409, message: 'Readers would be led in a circle' },
  steps_behind: {
    status: 409,
    message: 'Another editor has changed this text meanwhile. Get the newer steps, then send yours again.',
  },
  other_account: {
    status: 409,
    message:
      'Another account wrote this than the one that is signed in. Sign in with that account to send it.',
  },
  draft_replaced: {
    status: 409,
    message:
      'This text is another one than you opened: a backup was restored. Open the story again and merge what you have.',
  },
  version_conflict: { status: 409, message: 'Another editor has saved a newer version' },
  in_use: { status: 409, message: 'Something still refers to this entry' },
  state_conflict: { status: 409, message: 'The story is not in a state that allows this' },
  comment_repeated: { status: 409, message: 'You have posted this comment already' },
  upload_offset: {
    status: 409,
    message: 'These bytes do not continue the upload. Ask how far it is, and send what comes after.',
  },
  upload_gone: { status: 410, message: 'This upload was ended or is a day old. Send the file again.' },
  upload_protocol: { status: 412, message: 'This call needs the header Tus-Resumable: 1.0.0' },
  steps_gone: { status: 410, message: 'Steps this old are no longer stored. Open the story again.' },
  body_too_large: { status: 413, message: 'The request body is too large' },
  address_too_long: { status: 414, message: 'The address is too long' },
  picture_unusable: { status: 415, message: 'This file is no picture that can be used' },
  font_unusable: { status: 415, message: 'This file is no font that can be used' },
  content_type: { status: 415, message: 'The body of this request must be JSON (application/json)' },
  reference_unknown: { status: 422, message: 'The story names something that does not exist' },
  bad_step: { status: 422, message: 'This change does not fit into the text' },
  story_not_in_report: { status: 422, message: 'Every figure of a report must name a story of its list' },
  shows_missing: { status: 422, message: 'Every picture of a gallery must say what it shows' },
  checks_failed: { status: 422, message: 'A check keeps this story from being published' },
  picture_rights_ended: { status: 422, message: 'The rights of a picture have ended' },
  form_invalid: { status: 422, message: 'Please fill out all required fields' },
  bot_check_failed: {
    status: 422,
    message: 'We could not tell you from a robot. Please try once more.',
  },
  rate_limited: { status: 429, message: 'Too many requests, try again later' },
  internal: { status: 500, message: 'Something went wrong on our side' },
  unavailable: { status: 503, message: 'The service is not available, try again later' },
  storage_full: { status: 503, message: 'The server cannot store anything now, try again later' },
  timeout: { status: 504, message: 'The service did not answer in time' },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorReason = keyof typeof errorReasons;

interface ErrorDetails {
  message?: string | undefined;
  /** The parameter or body field that is wrong, as the caller wrote it. */
  field?: string | undefined;
  availableOn?: { edition: string; slug: string }[] | undefined;
  /** Both versions of something that two editors changed, so that neither loses anything. */
  conflict?: { current: unknown; sent: unknown } | undefined;
  /** The right that the caller lacks. */
  right?: string | undefined;
  cause?: unknown;
}

/** An error that knows its answer. Thrown anywhere below the border, turned into JSON or a page at the border. */
export class NeutronError extends Error {
  readonly reason: ErrorReason;
  readonly status: number;
  readonly field: string | undefined;
  readonly availableOn: { edition: string; slug: string }[] | undefined;
  readonly conflict: { current: unknown; sent: unknown } | undefined;
  readonly right: string | undefined;

  constructor(reason: ErrorReason, details: ErrorDetails = {}) {
    super(details.message ?? errorReasons[reason].message, { cause: details.cause });
    this.name = 'NeutronError';
    this.reason = reason;
    this.status = errorReasons[reason].status;
    this.field = details.field;
    this.availableOn = details.availableOn;
    this.conflict = details.conflict;
    this.right = details.right;
  }
}

export function isNeutronError(error: unknown): error is NeutronError {
  return (
    error instanceof Error &&
    'reason' in error &&
    typeof error.reason === 'string' &&
    Object.hasOwn(errorReasons, error.reason)
  );
}

/**
 * What the product says when something goes wrong: texts of the specification, word for word. The first group
 * readers see; the others are for logs and reports.
 */
export const messages = {
  pageNotFoundTitle: 'Page Not Found',
  /** The sentence of the page with a straight apostrophe, for the meta description. */
  pageNotFoundDescription: "This is probably not the page you're looking for. Sorry about that.",
  ...pageMessages,
  staticErrorPage: 'Neutron static error page',
  signInNeeded: 'You must be signed in to access this section',
  tryLater: 'Error, please try again later',
  unexpected: 'An unexpected error occurred. Please try again later.',
  verifyEmail: 'Email Verification: Please verify your email address before logging in.',
  emailFormat: 'E-mail format invalid',
  newsletterEmail: 'Oops! Please enter a valid email',
  accountEmail: 'Please enter in a valid email address',
  fieldsMissing: 'Please fill out all required fields',
  nameFormat: 'Please write your name in one line, with at most 100 characters',
  messageLong: 'Please keep the message to 1500 characters',
  botCheckOpen: 'Please answer the check above first',
  shareLimit: 'That is enough mail for now. Please try again later.',
  termsMissing: 'Please agree to the Terms & Conditions to continue.',
  signedUp: 'You have been successfully signed up.',

  apiNotFound: 'API responded with 404',
  apiNotObject: 'API request did not return a JSON object',
  apiPropertyMissing: (property: string) =>
    `API response is not in the correct format. Expected property ${property}`,
  apiDefinitionMissing: (name: string) => `API definition for ${name} request is missing`,
  apiResourceMissing: (name: string) => `API configuration is missing the resource ${name}`,
  repositoryTooEarly: 'You are attempting to get a repository before the app is mounted',
  unknownMiddleware: (name: string) => `Unknown middleware ${name}`,
  slugChanged: 'slug has changed',
  ...componentMessages,
  commentTokenFailed: 'Error getting Disqus SSO token',
} as const;
