import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { maintenance } from '#app/identity/maintenance.ts';
import { accountMessages } from '#content/rules/account/account-messages.ts';
import { LogIn } from './log-in.tsx';

afterEach(() => maintenance.setCheck(() => false));

it.each([
  [true, 'shows'],
  [false, 'does not show'],
])('AU-31 with the flag at %s the modal %s that systems are being upgraded', (isOn) => {
  maintenance.setCheck(() => isOn);
  const html = renderToString(<LogIn onClose={() => {}} />);
  expect(html.includes(accountMessages.maintenance)).toBe(isOn);
  expect(accountMessages.maintenance).toMatch(/upgrad/);
});
