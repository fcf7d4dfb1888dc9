import type { Viewer } from '#machines/auth/viewer.types.ts';

/** Members for charts under test; ids as in the demo world are not relied on. */
export const ada: Viewer = {
  id: 2,
  email: 'ada@fanfare.test',
  username: 'ada',
  displayName: 'Ada Okafor',
  profilePhoto: null,
  isVerified: true,
  isDeleted: false,
  isCreator: true,
  preferredLocale: 'fr',
};

export const bo: Viewer = {
  ...ada,
  id: 3,
  email: 'bo@fanfare.test',
  username: 'bo',
  displayName: 'Bo Lindqvist',
  isCreator: false,
  preferredLocale: null,
};
