import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { PageBody } from '#app/components/page-body/page-body.tsx';
import { textColumnsClass } from '#app/components/text-page/text-page.tsx';
import { accountCopy } from '#app/copy/account.ts';
import { buttonClass } from '#design/button/button.ts';
import { initialAuth } from '../identity/auth-state.ts';
import { reader } from '../identity/auth-store.ts';
import { hasLoginMethod } from '../identity/login-method.ts';
import type { ScreenData } from '../screen-data.ts';
import { staticPageViews } from './static-page-views.ts';

const AccountPreferences = lazy(async () => ({
  default: (await import('#app/components/account/account-preferences.tsx')).AccountPreferences,
}));

/** Back from the provider with an answer in the address: taken here, then on to where the reader was. */
async function takeAnswer(): Promise<void> {
  const { accountSession } = await import('../identity/session.ts');
  const goOn = await accountSession().finish();
  if (goOn === '/user/') history.replaceState(history.state, '', '/user/');
  else location.replace(goOn);
}

/** Whether somebody may turn out to be signed in; until then nobody is told that they are not. */
function mayBeKnown(): boolean {
  try {
    return hasLoginMethod(localStorage);
  } catch {
    return false;
  }
}

/** The member's own page. The server sends what somebody who is not signed in reads. */
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
      {/* Hidden, not taken away: its prose stands only in the document, and who logs out reads it again. */}
      <div hidden={isAway}>
        <PageBody page={data.page.data} basePath={data.basePath} views={staticPageViews} />
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
