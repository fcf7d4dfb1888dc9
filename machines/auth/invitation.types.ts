/** Member whose invitation link was opened. */
export interface Inviter {
  readonly username: string;
  readonly displayName: string;
  readonly profilePhoto: string | null;
}

/** A referral code as the browser keeps it; `visited` once the visit is reported to the server. */
export interface Referral {
  readonly code: string;
  readonly visited: boolean;
}

export interface InvitationInput {
  /** From `/r/{referral}`; null on the plain form, where an earlier visit may still count. */
  readonly code: string | null;
}

export interface InvitationContext extends InvitationInput {
  readonly inviter: Inviter | null;
}
