import { blacklistMachine } from '#machines/people/blacklist.machine.ts';
import { subscriptionMachine } from '#machines/people/subscription.machine.ts';
import { blacklistAdapter } from '#src/actors/people/blacklist.adapter.ts';
import { subscriptionAdapter } from '#src/actors/people/subscription.adapter.ts';
import type { Http } from '#src/api/http.types.ts';

/** What a list does without until somebody is banned or forgiven, or a renewal is cancelled or restored. */
export const rowParts = (http: Http) => ({
  ban: blacklistMachine.provide(blacklistAdapter(http)),
  renewal: subscriptionMachine.provide(subscriptionAdapter(http)),
});
