import type { Choices } from '#machines/parts/at-once.types.ts';

/** As it is before anybody chooses. */
export const shown: Choices = { showsOnline: true, isFindable: true };
export const hidden: Choices = { showsOnline: false, isFindable: false };
