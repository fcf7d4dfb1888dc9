import { trimmed } from '#src/contract/lib/blank.ts';
import { hashesOf } from './mass-message.types.ts';
import type * as Types from './mass-message.types.ts';

type Context = Types.MassMessageContext;

/** An empty sheet. */
export const begun: Omit<Context, keyof Types.MassMessageInput> = {
  reaches: null,
  audience: 'subscribers',
  text: '',
  attachments: [],
  surplus: 0,
  price: null,
  offer: null,
  problem: null,
  undoSeconds: 5,
  secondsLeft: 0,
  key: null,
  recalled: [],
  tries: 0,
  isSafe: false,
  sent: 0,
  reason: null,
};

/** Params of guards and actions on the result of a send. */
export const answered = ({ event }: { event: { output: Types.MassOutcome } }) => ({
  outcome: event.output,
});
/** Params of guards and actions on the search for a message whose response was lost. */
export const found = ({ event }: { event: { output: Types.MassSearch } }) => ({
  search: event.output,
});

/** Maps the context to the request that sends the message. */
export const toSend = ({ context }: { context: Context }): Types.MassSend => ({
  audience: context.audience,
  text: trimmed(context.text),
  fileHashes: hashesOf(context),
  price: context.offer,
  key: context.key ?? '',
});
