import { z } from 'zod';

/** Kinds of fields that an embed of a publication may have; a `?` at the end makes a field optional. */
const kinds = ['text', 'number', 'boolean', 'texts', 'url'] as const;
type Kind = (typeof kinds)[number];
export type CustomField = Kind | `${Kind}?`;

export const customName = z
  .string()
  .regex(/^[a-z][a-z0-9-]{0,39}$/, 'must be lower-case letters, digits and -');
export const customValue = z.union([
  z.string().max(20_000),
  z.number(),
  z.boolean(),
  z.array(z.string().max(2000)).max(200),
]);
export type CustomValue = z.infer<typeof customValue>;

const fieldName = z.string().regex(/^[a-z][a-zA-Z0-9]{0,39}$/, 'must be a name as portName');
export const customFields = z.record(fieldName, z.templateLiteral([z.enum(kinds), z.enum(['', '?'])]));
export type CustomFields = Readonly<Record<string, CustomField>>;

interface Values {
  text: string;
  number: number;
  boolean: boolean;
  texts: readonly string[];
  url: string;
}
type ValueOf<F> = F extends `${infer K extends Kind}?` ? Values[K] : F extends Kind ? Values[F] : never;

/** The values of an embed with these fields. */
export type CustomValues<F extends CustomFields> = {
  readonly [Name in keyof F as F[Name] extends `${string}?` ? never : Name]: ValueOf<F[Name]>;
} & { readonly [Name in keyof F as F[Name] extends `${string}?` ? Name : never]?: ValueOf<F[Name]> };
