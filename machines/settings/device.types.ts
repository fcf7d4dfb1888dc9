/** Browser and system from the user agent; null where not recognised. */
export interface Device {
  readonly browser: string | null;
  readonly system: string | null;
}

/** The ways into the account have changed: what was read of them before may be out of date. */
export interface AccessChanged {
  readonly type: 'access.changed';
}
