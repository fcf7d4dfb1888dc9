import type { Privacy } from '#machines/auth/viewer.types.ts';

/** As it is before anybody chooses. */
export const openToAll: Privacy = { writers: 'everyone', showsOnline: true, isFindable: true };
/** Whoever hides as far as one can. */
export const shut: Privacy = { writers: 'nobody', showsOnline: false, isFindable: false };
