import { use, useMemo, type ReactNode } from 'react';
import { FormParkingContext } from './form-parking.ts';

/** Around forms that stand above the page, as in a dialog: leaving the page below loses nothing of them. */
export function FormsAbove({ children }: { children: ReactNode }) {
  const parking = use(FormParkingContext);
  const above = useMemo<typeof parking>(
    () => ({
      ...parking,
      write: (form, values, options) =>
        parking.write(form, values, { ...options, outlivesPage: true }),
    }),
    [parking],
  );
  return <FormParkingContext value={above}>{children}</FormParkingContext>;
}
