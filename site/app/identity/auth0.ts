// A chunk of its own, fetched when somebody signs in or has signed in before.
export { createAuth0Client, PopupCancelledError } from '@auth0/auth0-spa-js';
