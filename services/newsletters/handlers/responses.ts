import { type ErrorReason, errorReasons } from '#content/errors.ts';

const own = { 'cache-control': 'private, no-store', 'x-content-type-options': 'nosniff' };

export const answer = (data: unknown, headers: Record<string, string> = {}): Response =>
  Response.json({ data }, { headers: { ...own, ...headers } });

export function reject(
  reason: ErrorReason,
  more: { message?: string; field?: string; headers?: Record<string, string> } = {},
): Response {
  const { status, message } = errorReasons[reason];
  const { headers, ...details } = more;
  const errors = [{ code: status, reason, message, ...details }];
  return Response.json({ errors }, { status, headers: { ...own, ...headers } });
}

export const allowOnly = (methods: string): Response =>
  reject('method_not_allowed', { headers: { allow: methods } });
