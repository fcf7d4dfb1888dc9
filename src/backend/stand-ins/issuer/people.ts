/** Person that the local issuer vouches for. */
export interface PretendPerson {
  id: string;
  name: string;
  /** Case that this person tries out, shown on the chooser page. */
  about: string;
  /** Subject at Google; absent: not offered there. */
  google?: { subject: string; email?: string; isVerified: boolean };
  twitter?: { subject: string; username: string; email?: string };
}

const linked = (name: string, displayName: string, about: string): PretendPerson => ({
  id: name,
  name: displayName,
  about,
  google: { subject: `google-${name}`, email: `${name}@fanfare.test`, isVerified: true },
  twitter: { subject: `twitter-${name}`, username: name, email: `${name}@fanfare.test` },
});

/** Accounts to choose from; `ada` and `cy` are attached in the seeded world. */
export const pretendPeople: PretendPerson[] = [
  linked('ada', 'Ada Marlow', 'is a member, attached'),
  linked('cy', 'Cy Okafor', 'is a member, attached, with two-factor'),
  linked('bo', 'Bo Lindqvist', 'is a member, not attached yet'),
  linked('noa', 'Noa Brandt', 'is new here'),
  {
    id: 'fay',
    name: 'Fay W.',
    about: 'says an address that nobody has verified',
    google: { subject: 'google-fay', email: 'fay@fanfare.test', isVerified: false },
  },
  {
    id: 'kit',
    name: 'Kit Moreau',
    about: 'is new here, and shares no email address',
    google: { subject: 'google-kit', isVerified: false },
    twitter: { subject: 'twitter-kit', username: 'kit_moreau' },
  },
];

/** People whose accounts the seed attaches. */
export const attachedNames = ['ada', 'cy'] as const;
