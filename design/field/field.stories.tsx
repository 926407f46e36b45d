import type { Stories } from '#design/stories.ts';
import { inputClass } from './field.ts';

const one = (given: { defaultValue?: string; 'aria-invalid'?: true }) => (
  <label>
    Email address
    <input className={inputClass} type="email" placeholder="you@example.com" {...given} />
  </label>
);

export const stories: Stories = {
  empty: () => one({}),
  filled: () => one({ defaultValue: 'ines@mail.example' }),
  invalid: () => one({ defaultValue: 'ines@', 'aria-invalid': true }),
  text: () => (
    <label>
      Message
      <textarea className={inputClass} defaultValue="Read this." />
    </label>
  ),
};
