import { useEffect } from 'react';
import { getMe } from '#content/calls/members.ts';
import { callApi } from '../api/call-api.ts';
import { hasEnded } from './ended-session.ts';

/** Looks whether the editor signed in in another tab, when this one is looked at again. */
export function useSignInElsewhere(): void {
  useEffect(() => {
    const look = () => {
      if (document.hidden || !hasEnded()) return;
      callApi(getMe, { whenSignedOut: 'fail' }).catch(() => undefined);
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
}
