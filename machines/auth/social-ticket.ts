import type { TicketStatus } from './social.types.ts';

/** Milliseconds a form may rest before the ticket behind it is asked about again; it lives an hour. */
export const ticketPause = 600_000;

/** Params of a guard on the status of a ticket. */
export const status = ({ event }: { event: { output: TicketStatus } }) => ({
  status: event.output,
});

/** A ticket is of no use when it lapsed, or when it opened an account in another tab meanwhile. */
export const isUseless = (_: unknown, params: { status: TicketStatus }) =>
  params.status === 'lapsed' || params.status === 'attached';
