import type { LocaleCode } from '#src/contract/app/locale.ts';

export interface IdentityRequest {
  /** The same reference is the same session: its page goes on, with what is said here. */
  reference: string;
  /** Signs the report that the documents came in, within an hour. */
  token: string;
  /** Address that the browser goes to when the person has finished, or leaves. */
  returnUrl: string;
  /** Takes the reports (`IdentityReport` of the contract). */
  callbackUrl: string;
  locale: LocaleCode;
}

/** Port to a provider that looks at documents on a page of its own. */
export interface IdentityProvider {
  /** Name as people read it. */
  name: string;
  /** The secret that this site and the provider share: no report is believed without it. */
  secret: string;
  /**
   * Origin of a stand-in on this machine alone: its page is allowed, though it is neither https nor
   * on the list of hosts.
   */
  ownOrigin?: string;
  /** Opens a session, or goes on with it; answers its page. */
  openSession(request: IdentityRequest): Promise<{ url: string }>;
}

/** Error of a provider that did not answer, or refused to. */
export class IdentityDown extends Error {}
