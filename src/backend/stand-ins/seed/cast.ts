import type { users } from '../../db/schema/users.ts';

/** Every demo account signs in with it (decisions §10). */
export const demoPassword = 'correct-horse-9';
/** The TOTP secret of `cy`. */
export const demoTotpSecret = 'JBSWY3DPEHPK3PXP';
/** User 1 signs the notifications. */
export const systemUserId = 1;

/** Ids of the six demo accounts; they never change. */
export const castIds = { ada: 2, bo: 3, cy: 4, dee: 5, eli: 6, fay: 7 } as const;

/** Shown on the login page and in the README. */
export const demoEmails = Object.keys(castIds).map((name) => `${name}@fanfare.test`);

type NewUser = typeof users.$inferInsert;
const day = 86_400_000;

/** The product itself: the only person a world without demo holds. */
export const systemUser = (brand: string, now: Date): NewUser => ({
  id: systemUserId,
  email: 'notifications@fanfare.test',
  username: 'fanfare-team',
  displayName: brand,
  isVerified: true,
  emailVerifiedAt: now,
  createdAt: new Date(now.getTime() - 900 * day),
  updatedAt: now,
});

/** The six people the tests and the README speak of. */
export function castRows(now: Date, passwordHash: string): NewUser[] {
  const person = (
    name: keyof typeof castIds,
    displayName: string,
    age: number,
    rest: Partial<NewUser>,
  ): NewUser => ({
    id: castIds[name],
    email: `${name}@fanfare.test`,
    username: name,
    displayName,
    passwordHash,
    emailVerifiedAt: new Date(now.getTime() - age * day + 600_000),
    createdAt: new Date(now.getTime() - age * day),
    updatedAt: now,
    ...rest,
  });
  return [
    person('ada', 'Ada Marlow', 640, {
      isCreator: true,
      isVerified: true,
      subscriptionPrice: 999,
      about: 'Landscapes in ink and light. A new plate every few days, and how it was made.',
    }),
    person('bo', 'Bo Lindqvist', 420, { about: 'I collect prints and ask too many questions.' }),
    person('cy', 'Cy Okafor', 380, {
      about: 'Careful with keys.',
      twoFactorSecret: demoTotpSecret,
      twoFactorRecoveryCodes: demoRecoveryCodes,
      twoFactorConfirmedAt: new Date(now.getTime() - 300 * day),
    }),
    person('dee', 'Dee Ramos', 2, { emailVerifiedAt: null }),
    person('eli', 'Eli Novak', 200, {
      isDeleted: true,
      deletedAt: new Date(now.getTime() - 2 * day),
      deleteAt: new Date(now.getTime() + 28 * day),
    }),
    person('fay', 'Fay Winters', 800, {
      isCreator: true,
      isVerified: true,
      subscriptionPrice: 1499,
      followersCount: 0,
      about: 'Songs from a small kitchen by the sea.',
    }),
  ];
}

/** Single use each; the first one is for trying the recovery field. */
export const demoRecoveryCodes = [
  'fanfare001-fanfare001',
  'fanfare002-fanfare002',
  'fanfare003-fanfare003',
  'fanfare004-fanfare004',
  'fanfare005-fanfare005',
  'fanfare006-fanfare006',
  'fanfare007-fanfare007',
  'fanfare008-fanfare008',
];
