import type { ActorRefFrom } from 'xstate';
import { parkedValues, type parkedFormsMachine } from '#machines/auth/parked-forms.machine.ts';
import type { FormParking } from '#src/ui/kept-fields.tsx';

/** What screens and fields may do with what a member typed before their session ended. */
export interface ParkedForms extends FormParking {
  /** Whether something waits for the one who is here now. */
  readonly has: (form: string) => boolean;
  /** How many half-typed forms stand on this page. */
  readonly count: () => number;
}

/** The parked forms of a running app; nothing is parked before it has a session. */
export const parkedFormsOf = (
  current: () => ActorRefFrom<typeof parkedFormsMachine> | undefined,
): ParkedForms => {
  const valuesOf = (form: string) => {
    const actor = current();
    return actor ? parkedValues(actor.getSnapshot().context, form) : null;
  };
  return {
    has: (form) => valuesOf(form) !== null,
    take: (form) => {
      const values = valuesOf(form);
      if (values) current()?.send({ type: 'form.restored', form });
      return values;
    },
    write: (form, values, isPrivate = false) =>
      current()?.send({ type: 'form.edited', form, values, isPrivate }),
    close: (form) => current()?.send({ type: 'form.closed', form }),
    count: () => current()?.getSnapshot().context.live.size ?? 0,
  };
};
