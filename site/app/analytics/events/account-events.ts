import type { SiteEvent } from './event-payloads.ts';

export const signedUp = (method: string): SiteEvent<'sign_up'> => ({ name: 'sign_up', payload: { method } });
