import { createContext, use, type ReactNode } from 'react';

/** Error texts by field name. */
export type Errors = Readonly<Record<string, readonly string[] | undefined>>;

const ErrorsContext = createContext<Errors>({});

/** Hands each field of a form the reasons that concern it. */
export function FieldErrors({ value, children }: { value: Errors; children: ReactNode }) {
  return <ErrorsContext value={value}>{children}</ErrorsContext>;
}

/** The reason for one field; what its view says comes first. */
export function useFieldError(name: string | undefined, error: string | undefined) {
  const errors = use(ErrorsContext);
  return error ?? (name === undefined ? undefined : errors[name]?.[0]);
}
