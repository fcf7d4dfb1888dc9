import { fromPromise } from 'xstate';
import type { LoginAnswer } from '#machines/auth/credentials.types.ts';
import type { AttachRequest } from '#machines/auth/social-attach.types.ts';
import type { SocialTicket, TicketStatus } from '#machines/auth/social.types.ts';
import type { Http } from '#src/api/lib/http.types.ts';
import { attachSocial, checkTicket } from '#src/api/auth/social.ts';

/** Asks about a kept ticket, wherever a form waits with one. */
export const checking = (http: Http) =>
  fromPromise<TicketStatus, { readonly ticket: SocialTicket | null }>(({ input }) =>
    checkTicket(http, input.ticket),
  );

/** Joins attaching to `POST /auth/google/check_token` and `POST /api/v1/social/attach/google|twitter`. */
export const socialAttachAdapter = (http: Http) => ({
  actors: {
    checkTicket: checking(http),
    attachAccount: fromPromise<LoginAnswer, AttachRequest>(({ input }) =>
      attachSocial(http, input),
    ),
  },
});
