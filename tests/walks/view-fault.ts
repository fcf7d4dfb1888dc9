/** A fault put into a view: in the source of its file, `find` (which stands there once) becomes `put`. */
export interface ViewFault {
  readonly flow: string;
  /** Below `src/views`: the file of the view that its walks are led through. */
  readonly file: string;
  /** Description of the fault. */
  readonly title: string;
  readonly find: string;
  readonly put: string;
}

export const fault = (
  flow: string,
  title: string,
  find: string,
  put: string,
  file = `${flow}.view.tsx`,
): ViewFault => ({
  flow,
  file,
  title,
  find,
  put,
});
