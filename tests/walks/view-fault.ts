/** A fault put into a view: in the source of its file, `find` (which stands there once) becomes `put`. */
export interface ViewFault {
  /** Its view file is `src/views/<flow>.view.tsx`. */
  readonly flow: string;
  /** What a person would say is wrong. */
  readonly told: string;
  readonly find: string;
  readonly put: string;
}

export const fault = (flow: string, told: string, find: string, put: string): ViewFault => ({
  flow,
  told,
  find,
  put,
});
