import type { PageTexts } from './page-text.ts';

/** The document pages in `en`. */
export const en: PageTexts = {
  terms: {
    title: 'Terms',
    paragraphs: [
      'This is an installation of open software that you or someone you know runs. Whoever runs it decides its rules and answers for them.',
      'You keep the rights to what you post. You give this installation the right to show it to the people you chose.',
      'You must be an adult to take part. Don’t post what isn’t yours, or anything that harms others.',
      'Payments here are a simulation: no real money moves.',
    ],
  },
  privacy: {
    title: 'Privacy',
    paragraphs: [
      'What you enter is saved in the database of this installation and nowhere else. There’s no tracking and no advertising.',
      'Your password is saved as an argon2id hash. Card numbers never reach this software.',
      'Cookies hold your session, your language and a security token; the cookie page lists each of them.',
      'Ask whoever runs this installation for a copy of your data, or for its removal.',
    ],
  },
  about: {
    title: 'About',
    paragraphs: [
      'A place where creators show their work to the people who care about it, and both can talk.',
      'Every step you take here, from signing in to sending a message, follows a drawn statechart that you can read in the source code.',
    ],
  },
  contacts: {
    title: 'Contacts',
    paragraphs: [
      '{{contact}}',
      'Faults of the software belong in its issue tracker, with the steps that lead to them.',
    ],
  },
  help: {
    title: 'Help',
    paragraphs: [
      'I can’t sign in: ask for a new password on the sign-in page. With two-factor on, one of your recovery codes works once in place of the six digits.',
      'I see a lock: the post is for subscribers, or sold on its own. We don’t send you its pictures before that.',
      'My message has a warning sign: it wasn’t sent. Choose it to try again; it’s never sent twice.',
    ],
  },
  analytics_summary: {
    title: 'Reading your analytics',
    paragraphs: [
      'Views count a post once for each member and day. Followers and subscribers are counted at midnight in your time zone.',
      'Earnings are shown after the platform’s fee, in the currency of the sale.',
    ],
  },
};
