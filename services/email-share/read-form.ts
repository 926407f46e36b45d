import { NeutronError } from '#content/errors.ts';
import { type EmailShareField, emailShareFields } from '#content/rules/email-share.ts';

export type PostedForm = Record<EmailShareField, string>;

/** The fields of a posted form: each at most once; missing ones are empty, unknown ones ignored. */
export async function readForm(request: Request): Promise<PostedForm> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/x-www-form-urlencoded\b/i.test(type))
    throw new NeutronError('bad_body', { message: 'A form is posted as application/x-www-form-urlencoded' });
  const posted = new URLSearchParams(await request.text());
  const read = (field: EmailShareField) => {
    const values = posted.getAll(emailShareFields[field]);
    if (values.length > 1) throw new NeutronError('bad_body', { field: emailShareFields[field] });
    return (values[0] ?? '').toWellFormed();
  };
  const fields = Object.keys(emailShareFields) as EmailShareField[];
  return Object.fromEntries(fields.map((field) => [field, read(field)])) as PostedForm;
}
