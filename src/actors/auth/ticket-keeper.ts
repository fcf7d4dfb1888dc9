import type { SocialTicket } from '#machines/auth/social.types.ts';

/** Carries a provider's ticket from one screen to the next, in memory alone; taken once. */
export interface TicketKeeper {
  keep(ticket: SocialTicket | null): void;
  take(): SocialTicket | null;
}

/** The one keeper of a running app; a reload empties it. */
export function createTicketKeeper(): TicketKeeper {
  let kept: SocialTicket | null = null;
  return {
    keep: (ticket) => {
      kept = ticket;
    },
    take: () => {
      const ticket = kept;
      kept = null;
      return ticket;
    },
  };
}
