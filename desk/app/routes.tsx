import type { LoaderFunctionArgs, RouteObject } from 'react-router';
import { redirect } from 'react-router';
import { markStaff, unmarkStaff } from '#app/identity/staff.ts';
import { getMe } from '#content/calls/members.ts';
import { ApiError, isApiError } from './api/api-error.ts';
import { callApi } from './api/call-api.ts';
import { forgetAccount, storeAccount, storedAccount } from './session/stored-account.ts';
import { Frame } from './shell/frame.tsx';
import { ScreenError } from './shell/screen-error.tsx';

/** No answer, or one of a proxy whose server is away. */
const isUnreachable = (error: unknown): boolean =>
  error instanceof ApiError && [0, 502, 503, 504].includes(error.status);

/** Who is here, before any screen is shown; a person without a session signs in first and comes back. */
async function loadMe({ request }: LoaderFunctionArgs) {
  try {
    // Behind a screen that is shown, the banner of that screen offers to sign in.
    const me = await callApi(getMe);
    // Stories of the site then have their link to the desk.
    markStaff(document, location.protocol === 'https:');
    storeAccount(me);
    return me;
  } catch (error) {
    const stored = isUnreachable(error) ? storedAccount() : undefined;
    if (stored) return stored;
    if (!isApiError(error, 'token_missing', 'token_wrong', 'sign_in_needed')) throw error;
    unmarkStaff(document);
    void forgetAccount();
    const { pathname, search } = new URL(request.url);
    throw redirect(`/sign-in/?${new URLSearchParams({ return: pathname + search })}`);
  }
}

function notFound(): never {
  throw new ApiError(404, [{ reason: 'page_unknown', message: 'There is no such screen' }]);
}

/** Every screen of the desk, below `/desk`. Each loads its code when it is first opened. */
export const routes: RouteObject[] = [
  { path: '/sign-in/', lazy: () => import('./pages/sign-in/sign-in.tsx'), HydrateFallback: () => null },
  {
    id: 'frame',
    path: '/',
    loader: loadMe,
    shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
      currentUrl.href === nextUrl.href && defaultShouldRevalidate,
    Component: Frame,
    HydrateFallback: () => null,
    ErrorBoundary: ScreenError,
    children: [
      {
        ErrorBoundary: ScreenError,
        children: [
          { index: true, lazy: () => import('./pages/home/home.tsx') },
          { path: '/media/:id?', lazy: () => import('./pages/media/media.tsx') },
          { path: 'stories/:id/', lazy: () => import('./pages/editor/editor.tsx') },
          { path: 'stories/', lazy: () => import('./pages/stories/stories.tsx') },
          { path: 'stories/new/', lazy: () => import('./pages/new-story/new-story.tsx') },
          { path: 'stories/:id/history/', lazy: () => import('./pages/history/history.tsx') },
          { path: 'stories/:id/preview/', lazy: () => import('./pages/preview/preview.tsx') },
          // The addresses of the edit link on the site, whose form the specification gives.
          {
            path: 'stories/content/:type/:id/edit/',
            loader: ({ params }) => redirect(`/stories/${params.id}/`),
          },
          {
            path: 'stories/pages/create/',
            loader: ({ request }) =>
              redirect(`/stories/${new URL(request.url).searchParams.get('pageId') ?? 'new'}/`),
          },
          { path: '*', loader: notFound },
        ],
      },
    ],
  },
];
