/** What tests make the stand-in do to the charges to come, first one first. */
export type MoneyFault =
  | { kind: 'decline'; code: string }
  | { kind: 'action' }
  | { kind: 'processing' }
  | { kind: 'loseAnswer' };

/** How the stand-in misbehaves; nothing of it in production. */
export interface MoneySwitches {
  next: MoneyFault[];
  /** Milliseconds each charge takes. */
  slow: number;
  /** It refuses every call. */
  isDown: boolean;
  /** It refuses to give back a part of a charge. */
  refusesRefunds: boolean;
}

export const noMoneyFaults = (): MoneySwitches => ({
  next: [],
  slow: 0,
  isDown: false,
  refusesRefunds: false,
});
