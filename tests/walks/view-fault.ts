/** A fault put into a view: in the source of its file, `find` (which stands there once) becomes `put`. */
export interface ViewFault {
  /** Its view file is `src/views/<flow>.view.tsx`. */
  readonly flow: string;
  /** What a person would say is wrong. */
  readonly title: string;
  readonly find: string;
  readonly put: string;
}

export const fault = (flow: string, title: string, find: string, put: string): ViewFault => ({
  flow,
  title,
  find,
  put,
});
