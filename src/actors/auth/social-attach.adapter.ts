import { fromPromise } from 'xstate';
import type { LoginAnswer } from '#machines/auth/login.types.ts';
import type { AttachRequest } from '#machines/auth/social-attach.types.ts';
import type { Http } from '#src/api/http.types.ts';
import { attachSocial } from '#src/api/social.ts';

/** Joins attaching to `POST /api/v1/social/attach/google|twitter`. */
export const socialAttachAdapter = (http: Http) => ({
  actors: {
    attachAccount: fromPromise<LoginAnswer, AttachRequest>(({ input }) =>
      attachSocial(http, input),
    ),
  },
});
