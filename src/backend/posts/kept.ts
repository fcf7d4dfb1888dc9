const days = 30;

/** Time until which the unused version of an edit is kept (decisions §11 stale copies). */
export const keptFrom = (now: Date): Date => new Date(now.getTime() + days * 86_400_000);
