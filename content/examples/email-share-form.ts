import type { Complete } from '../complete.ts';
import type { EmailShareForm } from '../entities/email-share-form.ts';

export const emailShareFormExample: Complete<EmailShareForm> = {
  to: 'friend@mail.example',
  from: 'reader@mail.example',
  name: 'Ines Okafor',
  message: 'You asked which laptop. This one.',
  title: 'A week with the Halden Arc 14',
  url: 'https://wavelength.example/article/halden-arc-14-first-week/',
};
