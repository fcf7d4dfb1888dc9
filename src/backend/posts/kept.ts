const days = 30;

/** Until when the version of an edit stays that was not used (decisions §11 stale copies). */
export const keptFrom = (now: Date): Date => new Date(now.getTime() + days * 86_400_000);
