/** Faults that tests ask for in the charges to come, first one first. */
export type MoneyFault =
  | { kind: 'decline'; code: string }
  | { kind: 'action' }
  | { kind: 'processing' }
  | { kind: 'loseAnswer' };

/** Misbehaviour of the stand-in; nothing of it in production. */
export interface MoneySwitches {
  next: MoneyFault[];
  /** Milliseconds each charge takes. */
  slow: number;
  /** True if it refuses every call. */
  isDown: boolean;
  /** True if it refuses to give back a part of a charge. */
  refusesRefunds: boolean;
}

export const noMoneyFaults = (): MoneySwitches => ({
  next: [],
  slow: 0,
  isDown: false,
  refusesRefunds: false,
});
