import type { CallAuth } from '#content/calls/call.ts';

/** How much a request may carry. Stories may be long; nothing readers send is. */
export const bodyBytes: Readonly<Record<CallAuth, number>> = { key: 64 * 1024, staff: 1024 * 1024 };
