import type { Call } from '#content/calls/call.ts';
import { type ErrorReason, errorReasons } from '#content/errors.ts';
import type { Json } from './json-schema.ts';

/** Any call may be answered with one of these. */
const everywhere = [
  'bad_path',
  'address_too_long',
  'method_not_allowed',
  'rate_limited',
  'internal',
  'unavailable',
  'storage_full',
  'timeout',
] as const;

/** Any call that needs a right may be answered with one of these. */
const ofRights = ['second_factor_required', 'right_missing'] as const;

const nameOf = (reasons: readonly ErrorReason[]) =>
  reasons
    .map((reason) => reason.replaceAll(/(?:^|_)(\w)/g, (_, first: string) => first.toUpperCase()))
    .join('Or');

function responseOf(reasons: readonly ErrorReason[]): Json {
  return {
    description: reasons
      .map((reason) => `${errorReasons[reason].status} \`${reason}\`: ${errorReasons[reason].message}`)
      .join('. '),
    content: {
      'application/json': {
        schema: { $ref: '#/components/schemas/Errors' },
        examples: Object.fromEntries(
          reasons.map((reason) => {
            const { status, message } = errorReasons[reason];
            return [reason, { value: { errors: [{ code: status, reason, message }] } }];
          }),
        ),
      },
    },
  };
}

/** Error answers of a call by status, as references into `shared`, which gets each once. */
export function errorResponsesOf(call: Pick<Call, 'errors' | 'right'>, shared: Record<string, Json>): Json {
  const errors = call.right ? [...call.errors, ...ofRights] : call.errors;
  const add = (name: string, reasons: readonly ErrorReason[]) => {
    shared[name] ??= responseOf(reasons);
    return { $ref: `#/components/responses/${name}` };
  };
  const byStatus = Map.groupBy(errors, (reason) => String(errorReasons[reason].status));
  return {
    ...Object.fromEntries([...byStatus].map(([status, reasons]) => [status, add(nameOf(reasons), reasons)])),
    default: add('AnyCall', everywhere),
  };
}
