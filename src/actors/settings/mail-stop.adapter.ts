import { fromPromise } from 'xstate';
import type { MailStop } from '#machines/settings/mail-stop.types.ts';
import type { Failure } from '#machines/lib/failure.ts';
import { mailedSecretOf } from '#src/actors/navigation/mailed-secret.ts';
import type { Http } from '#src/api/lib/http.types.ts';
import { withMailToken } from '#src/api/settings/mail-stop.ts';

const noToken: Failure = { kind: 'notFound' };

/**
 * Joins the page of the link that stops mails to its calls. The token waits in the history entry, as that
 * of an email change does.
 */
export const mailStopAdapter = (http: Http, history: Pick<History, 'state'>) => {
  const ask = (intent: 'look' | 'press') =>
    fromPromise<MailStop, void>(async () => {
      const token = mailedSecretOf(history.state);
      return token === null ? Promise.reject(noToken) : withMailToken(http, intent, token);
    });
  return { actors: { lookAtMails: ask('look'), stopMails: ask('press') } };
};
