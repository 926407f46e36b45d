// Accounts of the journeys, each used by one. They are created with the data folder (`create-accounts.ts`).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const accounts = {
  'ads@wavelength.example': 'reader',
  'contributor@wavelength.example': 'staff',
  'editor@wavelength.example': 'staff',
  'keyboard@wavelength.example': 'reader',
  'newsletters@wavelength.example': 'reader',
  'passkey@wavelength.example': 'reader',
  'plain@wavelength.example': 'reader',
  'popup@wavelength.example': 'reader',
  'previewer@wavelength.example': 'staff',
  'redirect@wavelength.example': 'staff',
  'talker@wavelength.example': 'reader',
  'visits-the-desk@wavelength.example': 'reader',
  'voter@wavelength.example': 'reader',
  'writer@wavelength.example': 'staff',
  'writes-by-keys@wavelength.example': 'staff',
  'writes-by-mouse@wavelength.example': 'staff',
  'writes-by-touch@wavelength.example': 'staff',
} as const;

/** The file of a data folder that has the passwords by email address. */
export const passwordsFile = (folder: string) => join(folder, 'journey-passwords.json');

export function passwordOf(email: keyof typeof accounts): string {
  return JSON.parse(readFileSync(passwordsFile(process.env.E2E_DATA_DIR ?? ''), 'utf8'))[email];
}
