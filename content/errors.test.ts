import { describe, expect, it } from 'vitest';
import { errorReasons, isNeutronError, messages, NeutronError } from './errors.ts';

describe('errors', () => {
  it('AP-37 know their status and their words', () => {
    const error = new NeutronError('slug_changed', { availableOn: [{ edition: 'us', slug: 'a' }] });
    expect(error).toMatchObject({ reason: 'slug_changed', status: 404, message: 'slug has changed' });
    expect(error.availableOn).toEqual([{ edition: 'us', slug: 'a' }]);
    expect(new NeutronError('bad_query', { message: 'limit is too small', field: 'limit' })).toMatchObject({
      status: 400,
      message: 'limit is too small',
      field: 'limit',
    });
  });

  it('AP-37 are known by their reason, not by their class', () => {
    expect(isNeutronError(Object.assign(new Error('x'), { reason: 'not_found' }))).toBe(true);
    expect(isNeutronError(Object.assign(new Error('x'), { reason: 'ENOENT' }))).toBe(false);
    expect(isNeutronError({ reason: 'not_found' })).toBe(false);
    expect(isNeutronError(Object.assign(new Error('x'), { reason: 'toString' }))).toBe(false);
  });

  it.each(Object.entries(errorReasons))('ER-21 %s has an error status', (_reason, { status, message }) => {
    expect(status).toBeGreaterThanOrEqual(400);
    expect(message).not.toBe('');
  });
});

describe('messages, word for word', () => {
  it.each([
    ['ER-03', messages.apiNotFound, 'API responded with 404'],
    ['ER-04', messages.pageNotFoundTitle, 'Page Not Found'],
    [
      'ER-05',
      messages.pageNotFoundDescription,
      "This is probably not the page you're looking for. Sorry about that.",
    ],
    ['ER-06', messages.routeNotFound, 'This page could not be found'],
    ['ER-11', messages.apiNotObject, 'API request did not return a JSON object'],
    [
      'ER-12',
      messages.apiPropertyMissing('data'),
      'API response is not in the correct format. Expected property data',
    ],
    ['ER-13', messages.apiDefinitionMissing('page'), 'API definition for page request is missing'],
    ['ER-14', messages.apiResourceMissing('page'), 'API configuration is missing the resource page'],
    [
      'ER-15',
      messages.repositoryTooEarly,
      'You are attempting to get a repository before the app is mounted',
    ],
    ['ER-16', messages.unknownMiddleware('time-travel'), 'Unknown middleware time-travel'],
    ['ER-20', messages.errorPageFailed, 'An error occurred while showing the error page'],
    ['CP-10', messages.slugChanged, 'slug has changed'],
  ])('%s %j', (_id, message, expected) => {
    expect(message).toBe(expected);
  });

  it.each<[message: string, expected: string, row: string]>([
    [messages.staticErrorPage, 'Neutron static error page', 'RT-57'],
    [messages.commentTokenFailed, 'Error getting Disqus SSO token', 'CM-07'],
    [messages.signInNeeded, 'You must be signed in to access this section', 'AU-16'],
    [messages.termsMissing, 'Please agree to the Terms & Conditions to continue.', 'AU-25'],
    [messages.signedUp, 'You have been successfully signed up.', 'AU-27'],
    [messages.tryLater, 'Error, please try again later', 'AU-28'],
    [messages.unexpected, 'An unexpected error occurred. Please try again later.', 'AU-29'],
    [
      messages.verifyEmail,
      'Email Verification: Please verify your email address before logging in.',
      'AU-30',
    ],
    [messages.emailFormat, 'E-mail format invalid', 'AU-32'],
    [messages.newsletterEmail, 'Oops! Please enter a valid email', 'AU-33'],
    [messages.accountEmail, 'Please enter in a valid email address', 'AU-34'],
    [messages.fieldsMissing, 'Please fill out all required fields', 'AU-35'],
  ])('%j is the text of its row', (message, expected) => {
    expect(message).toBe(expected);
  });
});
