import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { PageBody } from '#app/components/views/page-body/page-body.tsx';
import { textColumnsClass } from '#app/components/views/text-page/text-page.tsx';
import { accountCopy } from '#app/copy/account.ts';
import { publicSettings } from '#config/public.ts';
import type { IdentitySettings } from '#content/publication/schema.ts';
import { pathFor } from '#content/rules/route-paths.ts';
import { buttonClass } from '#design/button/button.ts';
import { initialAuth } from '../identity/auth-state.ts';
import { reader } from '../identity/auth-store.ts';
import { hasLoginMethod } from '../identity/login-method.ts';
import type { ScreenData } from '../screen-data.ts';
import { staticPageViews } from './static-page-views.ts';

const AccountPreferences = lazy(async () => ({
  default: (await import('#app/features/account/account-preferences.tsx')).AccountPreferences,
}));

const identity: IdentitySettings = publicSettings.identity;

/** Handles the provider's redirect: finishes signing in, then opens the page the reader came from. */
async function takeAnswer(): Promise<void> {
  const { accountSession } = await import('../identity/session.ts');
  const goOn = await accountSession().finish();
  if (goOn === pathFor('user')) history.replaceState(history.state, '', goOn);
  else location.replace(goOn);
}

/** Whether the session is still being restored; until then the signed-out view is not shown. */
function mayBeKnown(): boolean {
  try {
    return hasLoginMethod(localStorage);
  } catch {
    return false;
  }
}

/** The account page. The server renders its signed-out version. */
export function Page({ data }: { data: ScreenData }) {
  const auth = useSyncExternalStore(reader.subscribe, reader.get, () => initialAuth);
  const [isWaiting, setWaiting] = useState(false);
  useEffect(() => {
    const isBack = new URLSearchParams(location.search).has('state');
    if (isBack) void takeAnswer();
    setWaiting(isBack || mayBeKnown());
  }, []);
  const isAway = auth.loggedIn || (isWaiting && !auth.fetchComplete);
  return (
    <>
      {/* Hidden, not removed: its prose is only in the document, and is shown again after log-out. */}
      <div hidden={isAway}>
        <PageBody page={data.page.data} basePath={data.basePath} views={staticPageViews} />
        {!identity.domain && (
          <noscript>
            <div className={textColumnsClass}>
              <p>
                <a className={buttonClass('accent')} href="/sign-in/">
                  {accountCopy.logIn}
                </a>
              </p>
            </div>
          </noscript>
        )}
        <div className={textColumnsClass} data-needs-script>
          <div>
            <button type="button" className={buttonClass('accent')} data-panel="log-in">
              {accountCopy.logIn}
            </button>
          </div>
        </div>
      </div>
      {isAway && (
        <div className="wrap band">
          {!auth.loggedIn && <h1 className="vh">{accountCopy.yourAccount}</h1>}
          <Suspense fallback={<p role="status">{accountCopy.oneMoment}</p>}>
            {auth.loggedIn ? <AccountPreferences /> : <p role="status">{accountCopy.oneMoment}</p>}
          </Suspense>
        </div>
      )}
    </>
  );
}
