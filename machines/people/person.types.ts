/** Person as shown in cards, lists and heads. */
export interface PersonCard {
  readonly id: number;
  readonly username: string;
  readonly displayName: string;
  readonly profilePhoto: string | null;
  readonly isVerified: boolean;
}
