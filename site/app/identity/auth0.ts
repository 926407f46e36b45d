// A separate chunk, loaded when a reader signs in or has signed in before.
export { createAuth0Client, PopupCancelledError } from '@auth0/auth0-spa-js';
