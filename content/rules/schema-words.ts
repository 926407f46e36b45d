import type { z } from 'zod';

type Issue = Parameters<z.core.$ZodErrorMap>[0];

const kinds: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};
const formats: Readonly<Record<string, string>> = {
  datetime: 'a time with its zone, such as 2026-11-19T14:00:00Z',
  date: 'a day, such as 2026-11-19',
  url: 'an address that begins with https://',
  email: 'an e-mail address',
};

/** What is wrong with a value, in words that complete "The headline …". Schemas that say it themselves go first. */
export function schemaWords(issue: Issue): string | undefined {
  switch (issue.code) {
    case 'too_small':
      return limitWords(issue.origin, issue.minimum, 'least');
    case 'too_big':
      return limitWords(issue.origin, issue.maximum, 'most');
    case 'invalid_type':
      if (issue.input === undefined) return 'is missing';
      return kinds[issue.expected] && `must be ${kinds[issue.expected]}`;
    case 'invalid_format':
      return formats[issue.format] && `must be ${formats[issue.format]}`;
    case 'invalid_value':
      return `must be ${issue.values.length > 1 ? 'one of ' : ''}${issue.values.map(String).join(', ')}`;
    default:
      return undefined;
  }
}

function limitWords(origin: string, limit: number | bigint, side: 'least' | 'most'): string {
  const count = limit.toLocaleString('en-US');
  const unit = origin === 'string' ? 'character' : 'entry';
  const units = origin === 'string' ? 'characters' : 'entries';
  const isCounted = origin === 'string' || origin === 'array' || origin === 'set';
  if (!isCounted) return `must be ${count} at ${side}`;
  if (side === 'least') return Number(limit) === 1 ? 'must not be empty' : `needs ${count} ${units} at least`;
  return `may have ${count} ${Number(limit) === 1 ? unit : units} at most`;
}
