import type { AccountLogEntry } from '#machines/settings/account-log.types.ts';
import type { DeviceSession } from '#machines/settings/device-sessions.types.ts';
import type { Passkey } from '#machines/settings/passkeys.types.ts';
import type { TwoFactorSecret } from '#machines/settings/two-factor-setup.types.ts';

export const firefox = { browser: 'Firefox', system: 'Linux' };
const safari = { browser: 'Safari', system: 'iPhone' };

export const here: DeviceSession = {
  id: 'here',
  device: firefox,
  ip: '192.0.2.7',
  lastActive: '2026-11-23T14:02:00.000Z',
  isCurrent: true,
};
export const phone: DeviceSession = {
  id: 'phone',
  device: safari,
  ip: '2001:db8::7',
  lastActive: '2026-11-22T09:30:00.000Z',
  isCurrent: false,
};
export const stranger: DeviceSession = {
  id: 'stranger',
  device: { browser: null, system: null },
  ip: null,
  lastActive: '2026-11-20T09:30:00.000Z',
  isCurrent: false,
};

export const signedIn: AccountLogEntry = {
  id: 3,
  kind: 'signedIn',
  device: firefox,
  ip: '192.0.2.7',
  at: '2026-11-23T14:02:00.000Z',
};
export const passwordChanged: AccountLogEntry = {
  id: 2,
  kind: 'passwordChanged',
  device: safari,
  ip: null,
  at: '2026-11-22T09:30:00.000Z',
};

export const secret: TwoFactorSecret = {
  picture:
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h3v3H0zM5 0h3v3H5zM0 5h3v3H0zM4 4h1v1H4zM6 6h2v1H6z"/></svg>',
  address: 'otpauth://totp/Fanfare:ada@fanfare.test?secret=JBSWY3DPEHPK3PXP&issuer=Fanfare',
  key: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  codes: [
    'aB3dE5gH7j-kL9nP1rT3v',
    'bC4eF6hJ8k-mN0qR2sU4w',
    'cD5fG7iK9l-nP1rS3tV5x',
    'dE6gH8jL0m-oQ2sT4uW6y',
    'eF7hI9kM1n-pR3tU5vX7z',
    'fG8iJ0lN2o-qS4uV6wY8a',
    'gH9jK1mO3p-rT5vW7xZ9b',
    'hI0kL2nP4q-sU6wX8yA0c',
  ],
};

export const laptop: Passkey = {
  id: 'laptop',
  name: 'Firefox on Linux',
  isSynced: false,
  createdAt: '2026-05-04T10:00:00.000Z',
  lastUsedAt: null,
};
export const synced: Passkey = {
  id: 'synced',
  name: 'My phone',
  isSynced: true,
  createdAt: '2026-08-11T10:00:00.000Z',
  lastUsedAt: '2026-11-22T09:30:00.000Z',
};
