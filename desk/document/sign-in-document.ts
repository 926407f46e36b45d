import { staffDocument } from './staff-document.ts';

const howToSignIn = `<p><a href="/desk/sign-in/">Sign in</a> with a staff account, then open this page again.</p>
<p>Operators may also <a href="?with=token">use the staff token</a>: it is the password, any user name will do.</p>`;

/** For people who are not signed in as staff. */
export const signInDocument = staffDocument('This page is for staff', howToSignIn);
