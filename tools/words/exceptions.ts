// Where a word of the list is the right one: the specification names it (a ledger id), or it is the field's own term.

export interface WordException {
  /** Where it holds; everywhere when missing. */
  path?: RegExp;
  /** The text the word is part of; any when missing. */
  phrase?: RegExp;
  word: string;
  reason: string;
}

const allow = (
  reason: string,
  words: string | readonly string[],
  where: { path?: RegExp; phrase?: RegExp },
): WordException[] =>
  (typeof words === 'string' ? words.split(' ') : words).map((word) => ({ ...where, word, reason }));

const formerWords = [
  ...'letter letters ticket tickets member members visit leave asked room refused near beat isWell house'.split(
    ' ',
  ),
  ...'film ask'.split(' '),
  'near hosts',
  'near_hosts',
];

export const wordExceptions: readonly WordException[] = [
  // Terms of the field
  ...allow('a house ad is the field’s term', 'house houses', {
    phrase:
      /house[ _-]?(?:style|ads?|creatives?|line items?|fill|vast)\b|bidder:? ['`]house|`house` alone|only `house` bids|houseAdPriority|kind: (?:z\.literal\()?'house'|kind === 'house'|hb_bidder: \['house'\]|code: 'house'|ownBidder = 'house'|Impression id="house"/gi,
  }),
  ...allow('house ads: a kind of creative, and the bidder that offers them', 'house', {
    path: /^(?:services\/ads|site\/app\/ads|config|server\/surface)\//,
  }),
  ...allow('test data and labels that the golden files have', 'letter letters asked visit', {
    path: /^server\/surface\//,
  }),
  ...allow('a parameter that links of version 0.1 have', 'ticket', {
    path: /^server\/test\/identity\//,
  }),
  ...allow('a CSS pseudo-element', 'letter', { phrase: /::first-letter/g }),
  ...allow('rounding', 'floor', { phrase: /Math\.floor|floor\(/g }),
  ...allow('a price floor of an auction', 'floor floors', {
    phrase: /price floors?|bid ?floors?|priceFloors?/gi,
  }),
  ...allow('values of the demo and of the product that journeys check', 'house room visit letter ask', {
    path: /^e2e\//,
    phrase: /the-quiet-house|Heat the room|\/\^Visit\/|Topics by letter|Survey\.ask|ask\(\): void/g,
  }),
  ...allow('the bidder of house ads is named house', 'house', {
    path: /^e2e\/(?:ads|ad-script|ad-formats)\.spec\.ts$/,
  }),
  ...allow('letter of the alphabet', 'letter letters', {
    phrase:
      /letter-?spacing|(?:capital|lower-?case|upper-?case|first|small|single|accented|greek|latin) letters?|letters? (?:of (?:the|an?) |and (?:digits|numbers)|or digits?)|\bletters?, (?:digits|numbers)|at least \w+ letter|(?:begin with a|two|only|by) letters?/gi,
  }),
  ...allow('an event of the consent contract (docs/contracts/consent.md) that pages listen to', 'ask', {
    phrase: /consent-ask/g,
  }),
  ...allow('a method of strings', 'isWell', { phrase: /isWellFormed/g }),
  ...allow('an operator of full-text search', 'near', {
    path: /^api\/search\/query\/parse-query\.test\.ts$/,
  }),
  ...allow('the notice in a thread without comments', 'said nobody', {
    phrase: /nobody has said anything yet|nobodyYet/gi,
  }),
  ...allow('the button of a newsletter form', 'letter letters', { phrase: /get the letter/gi }),
  ...allow('the text of the error page', 'told', { phrase: /We have been told/g }),
  ...allow('a heading that readers know', 'asked', { phrase: /Frequently asked questions/g }),
  ...allow('an operating system’s message', 'refused', {
    phrase: /connection (?:is |was )?refused|ECONNREFUSED/gi,
  }),
  ...allow('a visitor visits the nodes of a syntax tree', 'visit', { path: /^tools\/expressions\// }),
  ...allow('a browser’s user agent', 'kit', { phrase: /AppleWebKit/g }),
  ...allow('on and off', 'turn turns', { phrase: /turns?[ -]?o(?:n|ff)\b/gi }),
  ...allow('canvas and SVG are drawn', 'draw draws drawn drawing drawings', {
    phrase: /drawImage|drawArrays|drawElements/g,
  }),
  ...allow('a size of paper', 'letter', { path: /^e2e\/print\.spec\.ts$/ }),
  ...allow('a fact of an illustration that readers see', 'drawn', { phrase: /\bDrawn from\b/g }),
  ...allow(
    'illustrations are drawn, and show houses, rooms, doors and letters',
    'draw draws drawn drawing drawings house houses room rooms floor floors door doors lane lanes letter letters spot spots film beat turn turns near visit leave leaves ask said told heard somebody nobody whoever',
    {
      path: /^demo\/(?:(?:pictures|clips)\/|illustrate\.ts|picture\.ts|story-pictures\.ts|piece-body\.ts|read-piece\.ts)/,
    },
  ),
  ...allow('a writer’s beat is the newsroom’s term', 'beat', {
    path: /^demo\/(?:authors\/|checks\/|publication)/,
  }),
  ...allow('a page is left', 'leave', {
    phrase: /pagehide|mouseleave|pointerleave|focusleave|dragleave|onLeavePage/gi,
  }),
  ...allow('what Ghost calls its readers with a subscription', 'member members', {
    path: /^(?:services\/import\/ghost\/|docs\/guides\/moving-from-ghost)/,
  }),
  ...allow('what Ghost calls the visibility of a post', 'members', {
    phrase: /members-only|membersOnly|posts for members|only members/g,
  }),
  ...allow('an account of the team is a member of it', 'member members', {
    phrase:
      /team ?members?|union member|members? of (?:the )?staff|manage-members|content_staff|\/members\b/gi,
  }),
  ...allow('members of staff, as the calls of decision 0173 name them', 'member members', {
    path: /^(?:content\/rules\/rights\/|content\/calls\/(?:members|all)\.ts|api\/|docs\/guides\/people-and-rights|docs\/decisions\/0173|services\/audit\/staff-writes\.ts|tools\/account\/)/,
  }),

  // Names of version 0.1 that old stores, sent e-mails and operators' settings still carry (decision 0129)
  ...allow('released migrations, and those that rename what they created', formerWords, {
    path: /^(?:services\/[\w-]+\/[\w-]+-tables\.ts|api\/migrations\/(?:003|007|011|012)-|database\/migrate\.ts)/,
    phrase:
      /mail_letters\w*|'letter_id'|newsletter_deliveries_letter|\w+_tickets\w*|audit_members|014-members|'(?:leave_url|asked|room|refused)'|content_visits\w*|\{"film"/g,
  }),
  ...allow('keys of /status and a variable that are accepted until 0.3', formerWords, {
    path: /\/schedule\/scheduler(?:\.test)?\.ts$|^server\/boot\/environment(?:\.test)?\.ts$|^server\/README\.md$/,
    phrase: /\bbeat\b|isWell|OUTBOUND_NEAR_HOSTS/g,
  }),
  ...allow('paths of version 0.1, in e-mails that readers have', formerWords, {
    path: /^(?:services|server|tools|docs)\//,
    phrase: /\/letters\/[\w-]*|\(\?:email\|letters\)|`letter\\n/g,
  }),
  ...allow('form fields and parameters of version 0.1, accepted until 0.3', formerWords, {
    path: /^(?:services\/newsletters\/|services\/identity\/handlers\/email-link-handler|server\/(?:account-services|services|surface\/requests\/newsletters|identity\/identity-service\.test)\.ts)/,
    phrase: /'letters?'|'ticket'|'leave\/'|[`?]ticket[`=]|\{ ticket: |`letter`/g,
  }),
  ...allow('a value of the configuration that is accepted until 0.3', formerWords, {
    path: /^content\/publication\/identity(?:\.test)?\.ts$/,
    phrase: /['`]house['`]/g,
  }),
  ...allow('the test of the upgrade and the list of renamed things', formerWords, {
    path: /^(?:server\/upgrade\.test\.ts|docs\/decisions\/0129-|CHANGELOG\.md)/,
  }),

  // Names of the specification
  ...allow('RT-65, RT-67: route names', 'door', {
    phrase: /(?:front|topics|indepth|video|dynamic)[-_]door/g,
  }),
  ...allow('EN-59, AU-17: the form of the account page', 'member', { phrase: /member preferences/gi }),
];
