export interface ConnectivityContext {
  /** Calls that failed in a row while the server could be reached. */
  readonly falseAlarms: number;
}

export type ConnectivityEvent =
  /** The device left its network. */
  | { type: 'connection.lost' }
  /** The device found a network; the server may still be out of reach. */
  | { type: 'connection.found' }
  /** A call of any flow got no answer, a file did not come, or the socket dropped. */
  | { type: 'call.failed' }
  /** The person does not want to wait for the next attempt. */
  | { type: 'connection.retry' };

/** The server answers again: flows may catch up. */
export type ConnectivityEmitted = { type: 'connection.restored' };
