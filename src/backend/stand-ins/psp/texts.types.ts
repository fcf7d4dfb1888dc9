/** Everything the stand-in's frames say. */
export interface FrameTexts {
  cardTitle: string;
  number: string;
  expiry: string;
  expiryHint: string;
  cvc: string;
  save: string;
  saving: string;
  standIn: string;
  pays: string;
  declines: string;
  noFunds: string;
  asks: string;
  numberInvalid: string;
  unreachable: string;
  errors: {
    number: { missing: string; invalid: string };
    expiry: { missing: string; invalid: string; past: string };
    cvc: { missing: string; invalid: string };
  };
  bankTitle: string;
  merchant: string;
  amount: string;
  card: string;
  approve: string;
  refuse: string;
  close: string;
  answered: string;
  /** The address of the frame leads nowhere, or its time is over. */
  over: string;
}
