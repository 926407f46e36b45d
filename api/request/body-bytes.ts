import type { CallAuth } from '#content/calls/call.ts';
import { readerBodyBytes, staffBodyBytes } from '#content/limits.ts';

/** The largest body of a call, by its authorization. */
export const bodyBytes: Readonly<Record<CallAuth, number>> = { key: readerBodyBytes, staff: staffBodyBytes };

/** Whether a path takes files, which are longer than any story. */
export const isUpload = (path: string): boolean => /^\/api\/neutron\/(?:uploads|pictures)\//.test(path);
