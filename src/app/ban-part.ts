import { blacklistMachine } from '#machines/people/blacklist.machine.ts';
import { blacklistAdapter } from '#src/actors/people/blacklist.adapter.ts';
import type { Http } from '#src/api/http.types.ts';

/** The ban of one person, which a list does without until somebody is banned or forgiven. */
export const banPart = (http: Http) => blacklistMachine.provide(blacklistAdapter(http));
