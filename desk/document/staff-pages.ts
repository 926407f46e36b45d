/** Every page for staff: its place below `/desk/`, its name, and what it is for. Menu and overview are made of it. */
export const staffPages = [
  ['schedule', 'Schedule', 'What will be published, updated or withdrawn, and when.'],
  ['comments', 'Comments', 'Comments that wait for a decision, were reported or are spam.'],
  ['newsletters', 'Newsletters', 'Audiences, editions and their results.'],
  ['measurement', 'Measurement', 'Page views, stories, searches, speed and errors.'],
  ['experiments', 'Experiments', 'A/B tests and what they found.'],
  ['survey', 'Survey', 'What readers answered.'],
  ['ads', 'Ad delivery', 'Campaigns, impressions and clicks.'],
  ['vanity', 'Vanity addresses', 'Short addresses, redirects and addresses that readers miss.'],
  ['imports', 'Imports', 'What came from other systems: its report, story by story.'],
  ['mailbox', 'Mailbox', 'E-mail that would have been sent, on a server without a mail server.'],
] as const;
