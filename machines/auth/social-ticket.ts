import type { TicketStanding } from './social.types.ts';

/** Milliseconds a form may rest before the ticket behind it is asked about again; it lives an hour. */
export const ticketPause = 600_000;

/** What was said of a ticket, for a guard. */
export const standing = ({ event }: { event: { output: TicketStanding } }) => ({
  standing: event.output,
});

/** A ticket is of no use when it lapsed, or when it opened an account in another tab meanwhile. */
export const isUseless = (_: unknown, params: { standing: TicketStanding }) =>
  params.standing === 'lapsed' || params.standing === 'attached';
