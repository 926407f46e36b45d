import { managedKinds } from '#content/managed/kinds.ts';

/** Kinds that services own; their calls have the same shape. */
export const serviceKinds = {
  'line-items': { label: 'line item of the ad server', idHelp: 'its number' },
  vendors: { label: 'consent vendor', idHelp: 'its number' },
};

const kinds = Object.entries({ ...managedKinds, ...serviceKinds })
  .map(([name, { label, idHelp }]) => `  ${name.padEnd(18)}${label}; the id is ${idHelp}`)
  .join('\n');

export const usage = `Manages a running publication through its calls.

  npm run manage -- KIND list                        every entry
  npm run manage -- KIND get ID                      one entry with its version, as JSON that put accepts
  npm run manage -- KIND put FILE.json …             creates or replaces entries; a file has one entry or a list
  npm run manage -- KIND delete ID                   removes an entry that nothing refers to
  npm run manage -- KIND versions ID                 what was saved, when and by whom
  npm run manage -- KIND restore ID VERSION          saves an earlier version again

  npm run manage -- texts confirm ID … [NAME=VALUE …]
                                                     publishes starter texts, with your names in their gaps
  npm run manage -- settings list
  npm run manage -- settings get NAME
  npm run manage -- settings set NAME VALUE          text, or JSON; @FILE.json reads it from a file
  npm run manage -- settings versions NAME
  npm run manage -- settings restore NAME VERSION
  npm run manage -- upload FILE [--as icon]          a picture, logo or WOFF2 font; icon also makes favicons
  npm run manage -- stories create FILE.json …       saves stories as drafts; --publish publishes them
  npm run manage -- stories publish ID …

Kinds:
${kinds}

Options:
  --url URL      the site (SITE_URL, or http://localhost:PORT)
  --token TOKEN  the staff token (STAFF_TOKEN, or that of the data folder)
  --json         prints the answers of the calls as JSON

Exit codes: 0 done, 1 rejected by the site, 2 wrong use, 3 the site does not answer.
`;
