import { calls } from '#content/calls/all.ts';
import { page } from './handlers/page.ts';
import { serve } from './serve.ts';

/** Every call of the content API, one line each. */
export const served = [serve(calls.page, page)];
