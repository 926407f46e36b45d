import type { Stories } from '#design/stories.ts';
import { longWords } from '../../fixture/hard-words.ts';
import { FormField, type FormFieldProps } from './form-field.tsx';

const field = (props: Partial<FormFieldProps>) => (
  <FormField label="Email address" problem={undefined} {...props}>
    {(attributes) => <input type="email" {...attributes} />}
  </FormField>
);

export const stories: Stories = {
  empty: () => field({}),
  'with a hint': () => field({ hint: 'One address.' }),
  invalid: () => field({ problem: 'Please enter a valid email', hint: 'One address.' }),
  'a very long label': () => field({ label: longWords, problem: longWords }),
};
