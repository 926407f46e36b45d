import type { DemoThreads } from './demo-comment.ts';

export const securityThreads: DemoThreads = {
  '/article/move-passkeys-between-phones/': [
    {
      by: 'Hester Quill',
      minutesAgo: 300,
      words:
        'Step one saved me. I had 44 on the old phone and 42 on the new one, and both of the missing ones were from my bank.',
    },
    {
      by: 'D. Osei',
      minutesAgo: 240,
      to: 0,
      words: 'Mine was the credit union. Some banks tie the key to the device on purpose and do not say so.',
    },
    {
      by: 'Marguerite',
      minutesAgo: 75,
      words:
        'Printed the recovery codes, put them in the cookie tin, told my husband which tin. Thank you for writing this.',
    },
  ],
  '/article/hospital-paid-2-million-for-a-key-that-did-not-work/': [
    {
      by: 'night_shift_rt',
      minutesAgo: 165,
      words:
        'Different hospital, same kind of Sunday. What the reports never mention is the whiteboards. We ran a 200-bed house on whiteboards, and somebody’s mother brought the markers.',
    },
    {
      by: 'Callum Reid',
      minutesAgo: 150,
      words:
        'A 32-bit counter. In 2026. I have made this exact mistake, in a video tool, and the only thing it ruined was a wedding.',
    },
    {
      by: 'A. Nakagawa',
      minutesAgo: 138,
      to: 1,
      words:
        'It’s the default type in a surprising number of places, and it works in every test you would think to write, because who tests with five gigabytes?',
    },
    {
      by: 'Callum Reid',
      minutesAgo: 131,
      to: 2,
      words: 'I do, now.',
    },
    {
      by: 'Bess',
      minutesAgo: 97,
      words:
        'They’d nearly stopped making the tapes. I keep going back to that. In July the line would have been gone.',
    },
    {
      by: 'taxpayer_jim',
      minutesAgo: 70,
      words: 'Why is paying even legal?',
    },
    {
      by: 'Corbin, claims',
      minutesAgo: 52,
      to: 5,
      words:
        'It depends on who is paid. If the group is under sanctions, it isn’t. Otherwise a hospital with diverted ambulances is asked to take a moral position by people who are not in one. I have been on those calls. I don’t think banning it would be wrong, but I would want tapes for everyone first.',
    },
    {
      by: 'Bess',
      minutesAgo: 20,
      to: 6,
      words: 'Tapes for everyone would cost less than the one ransom, I’d guess.',
    },
  ],
  '/article/hotel-guests-asked-to-pay-twice/': [
    {
      by: 'Front Desk Fred',
      minutesAgo: 190,
      words:
        'Twelve years on nights. We get four lost-umbrella emails a week and all of them are real. That’s what makes it so good.',
    },
    {
      by: 'Jelena S.',
      minutesAgo: 160,
      words:
        'It happened to me in September, in another country with another service, word for word. I paid. The hotel said that I was the ninth. Please keep writing these.',
    },
    {
      by: 'websec_tired',
      minutesAgo: 120,
      words:
        'The important bit for anyone who runs such a site: the code texted to staff did nothing, because the session was stolen after it. Bind sessions to the device and make payment requests a button the site draws. They’ve done both, late.',
    },
    {
      by: 'Front Desk Fred',
      minutesAgo: 84,
      to: 2,
      words:
        'Can confirm that staff had no way to tell. I’d have opened it. I would open it today if there were a cat involved.',
    },
    {
      by: 'Jelena S.',
      minutesAgo: 30,
      to: 3,
      words: 'It’s a very good cat.',
    },
  ],
  '/article/best-vpn-services/': [
    {
      by: 'Hotel Room 412',
      minutesAgo: 6900,
      words: 'By room number. I am writing this from a hotel and have just turned the thing on.',
    },
    {
      by: 'netadmin_oslo',
      minutesAgo: 6500,
      words:
        'I look after the network of a small chain (not one of the nine, I checked). We log sites because the law here says so, and keep it for two weeks. Guests should assume it. I’d quarrel only with “nearly every site is encrypted already”: the names are not, mostly, and names say a lot.',
    },
    {
      by: 'Yusuf B.',
      minutesAgo: 6380,
      to: 1,
      words: 'They say the same in the next sentence, no? That the provider sees the names of the sites.',
    },
    {
      by: 'netadmin_oslo',
      minutesAgo: 6300,
      to: 2,
      words: 'They do. I read it on a phone on a bus. Withdrawn.',
    },
    {
      by: 'cheapskate_supreme',
      minutesAgo: 5200,
      words:
        'Three years for $2 a month and nine minutes to decide. I have been inside those nine minutes since 2022.',
    },
    {
      by: 'Amina',
      minutesAgo: 3100,
      words:
        'I live somewhere this is not a hobby. Thank you for “do not rely on a review.” Postern works here on most days. I won’t say which days.',
    },
    {
      by: 'Gwil',
      minutesAgo: 900,
      words: 'Ranking the one that pays you nothing first is either integrity or very advanced marketing.',
    },
    {
      by: 'Yusuf B.',
      minutesAgo: 640,
      to: 6,
      words: 'At $4 flat, I am willing to be marketed to.',
    },
  ],
  '/article/let-people-write-their-passwords-down/': [
    {
      by: 'Librarian, ret.',
      minutesAgo: 4300,
      words: 'I could have written this, and in 2009 I did, in a memo, which was filed.',
    },
    {
      by: 'infosec_ines',
      minutesAgo: 4240,
      words:
        'I agree with nearly all of it and I winced all the way through. The exception about who you live with should be in bold. In shelters we spend the first hour on exactly this.',
    },
    {
      by: 'Sorrel',
      minutesAgo: 4190,
      to: 1,
      words:
        'It was the paragraph I was waiting for, and I thought she gave it the right weight. “If someone you live with is the danger, paper is a gift to him.” What would you put instead?',
    },
    {
      by: 'infosec_ines',
      minutesAgo: 4120,
      to: 2,
      words: 'Nothing instead. The same words, higher up. People stop reading when they’re agreeing.',
    },
    {
      by: 'Grandpa Chet',
      minutesAgo: 3900,
      words:
        'I am 83, I have the notebook, it is under the phone book, and if you know what a phone book is you are welcome to it.',
    },
    {
      by: 'kdelacroix',
      minutesAgo: 3600,
      words:
        'Leaving one word out and keeping it in your head is clever. My mother did it and then forgot which word. For the bank. In December.',
    },
    {
      by: 'Sorrel',
      minutesAgo: 3540,
      to: 5,
      words: 'Did she get in?',
    },
    {
      by: 'kdelacroix',
      minutesAgo: 3500,
      to: 6,
      words: 'It was “trombone.” It took the whole family.',
    },
    {
      by: 'yardarm',
      minutesAgo: 2800,
      words:
        'I’ll disagree with the premise. A manager that fills for you also tells you when a page is fake, and that is worth more than everything else here. A notebook will cheerfully let you copy your password into anything.',
    },
    {
      by: 'Librarian, ret.',
      minutesAgo: 2650,
      to: 8,
      words:
        'She does say so. But you’re right that it is the strongest argument, and if people would install one I’d stop stocking notebooks.',
    },
    {
      by: 'yardarm',
      minutesAgo: 2580,
      to: 9,
      words: 'Then we only disagree about people.',
    },
    {
      by: 'Tomasz W.',
      minutesAgo: 400,
      words: 'On a bus. Mine was on a bus.',
    },
  ],
  '/article/people-who-typed-a-clinic-back-in/': [
    {
      by: 'MT since 1988',
      minutesAgo: 3300,
      words:
        'Medical transcriptionist, still working, one of about six I know. I have read charts for people I sit behind in church. The rule about being able to look them in the face is how all of us do it and I’d never seen it written down.',
    },
    {
      by: 'Dr. K. in Elko',
      minutesAgo: 3180,
      words: '“I could remember the worry.” I had to get up from the desk.',
    },
    {
      by: 'ehr_builder',
      minutesAgo: 2900,
      words:
        'I work on records software. The 14-month gap is our industry’s fault more than the clinic’s. When an upgrade moves the data, a backup that goes on succeeding is a bug, and someone chose to let it report success.',
    },
    {
      by: 'Boise Bob',
      minutesAgo: 2840,
      to: 2,
      words:
        'The vendor in the story isn’t the software company, it’s the backup service. They backed up what they were told to.',
    },
    {
      by: 'ehr_builder',
      minutesAgo: 2790,
      to: 3,
      words:
        'Right, and each of us can say so. That’s the trouble. Three companies did what they were told, and the typists had a heater.',
    },
    {
      by: 'Nurse Gallup',
      minutesAgo: 2100,
      words:
        '44 allergies wrong for years. I would like every clinic to do this to a hundred charts, without being attacked first.',
    },
    {
      by: 'Lyman’s niece',
      minutesAgo: 1500,
      words: 'He still has the pencil.',
    },
    {
      by: 'Vera P.',
      minutesAgo: 300,
      words: '“Seen. Details lost.” I have been thinking about that line since yesterday.',
    },
  ],
  '/article/bakery-rehearses-its-worst-night/': [
    {
      by: 'proofing_drawer',
      minutesAgo: 34500,
      words: 'Dough does not care about your incident. It never has.',
    },
    {
      by: 'S. Adewole',
      minutesAgo: 33100,
      words:
        'I run drills for a city and have never thought of declaring someone dead who was in the room and eating. We did it last Thursday. It was our payroll lead. Forty people discovered that she’s the only one who can open the vault.',
    },
    {
      by: 'Plant QA',
      minutesAgo: 31900,
      words:
        'The sesame moment is worth the whole story. A restore that brings back last summer’s label is not a restore. We now print one of each and read them aloud, two people. It takes eleven minutes.',
    },
    {
      by: 'S. Adewole',
      minutesAgo: 31200,
      to: 2,
      words:
        'Stealing the reading aloud. It seems to be the one step nobody can do without paying attention.',
    },
  ],
};
