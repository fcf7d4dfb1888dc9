import type { ParkedForms } from './parked-forms.types.ts';
import type { ActorRefFrom } from 'xstate';
import { parkedValues, type parkedFormsMachine } from '#machines/auth/parked-forms.machine.ts';

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
    write: (form, values, { isPrivate = false, outlivesPage = false } = {}) =>
      current()?.send({ type: 'form.edited', form, values, isPrivate, outlivesPage }),
    close: (form) => current()?.send({ type: 'form.closed', form }),
    count: () => current()?.getSnapshot().context.live.size ?? 0,
    isPageTyped: () =>
      [...(current()?.getSnapshot().context.live.values() ?? [])].some(
        ({ outlivesPage }) => !outlivesPage,
      ),
  };
};
