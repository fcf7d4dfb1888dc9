import { fromPromise } from 'xstate';
import type { ChangeLink } from '#machines/auth/email-change-link.types.ts';
import type { Failure } from '#machines/lib/failure.ts';
import { mailedSecretOf } from '#src/actors/navigation/mailed-secret.ts';
import { withLink } from '#src/api/settings/email-change.ts';
import type { Http } from '#src/api/lib/http.types.ts';

const noToken: Failure = { kind: 'notFound' };

/**
 * Joins the page of a mailed link to its calls. The token waits in the history entry, where the location
 * left it: a reload finds it there, and another page does not.
 */
export const emailChangeLinkAdapter = (http: Http, history: Pick<History, 'state'>) => {
  const ask = (intent: 'look' | 'confirm' | 'cancel') =>
    fromPromise<ChangeLink, void>(async () => {
      const token = mailedSecretOf(history.state);
      return token === null ? Promise.reject(noToken) : withLink(http, intent, token);
    });
  return {
    actors: {
      lookAtLink: ask('look'),
      confirmChange: ask('confirm'),
      cancelByLink: ask('cancel'),
    },
  };
};
