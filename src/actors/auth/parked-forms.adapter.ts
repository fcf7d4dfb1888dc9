import { fromCallback } from 'xstate';
import type { FormsCommand, FormsFound, ParkedForm } from '#machines/auth/parked-forms.types.ts';
import { tabLocks } from '#src/secure.ts';
import { isFields, isNumber, isText, shaped } from '../lib/guards.ts';
import { storedEntries, type StoredEntries } from '../lib/stored-entries.ts';
import type { Store } from '../lib/stored-record.ts';

interface Kept {
  readonly ownerId: number;
  readonly form: string;
  readonly values: Record<string, unknown>;
}

/** Storage of parked forms; tabs that end at once write one after the other. */
interface FormsDeps {
  readonly store: Store;
  readonly key: string;
  /** The browser's own by default; a page over plain HTTP has none. */
  readonly locks?: LockManager | undefined;
}

const isKept = shaped<Kept>({ ownerId: isNumber, form: isText, values: isFields });

const valuesOf = (values: Record<string, unknown>): ReadonlyMap<string, string> =>
  new Map(Object.entries(values).filter((entry): entry is [string, string] => isText(entry[1])));
const toKept = ({ ownerId, form, values }: ParkedForm): Kept => ({
  ownerId,
  form,
  values: Object.fromEntries(values),
});
const isOf = (parked: ParkedForm, { ownerId, form, values }: Kept): boolean =>
  parked.ownerId === ownerId &&
  parked.form === form &&
  JSON.stringify(Object.fromEntries(parked.values)) === JSON.stringify(values);

const entriesOf = (stored: StoredEntries<Kept>) => Object.entries(stored.read());

const report = (stored: StoredEntries<Kept>): FormsFound => ({
  type: 'forms.found',
  parked: entriesOf(stored).map(([, { ownerId, form, values }]) => ({
    ownerId,
    form,
    values: valuesOf(values),
    isOwn: false,
  })),
});

/** The first name of a form that is not taken yet. */
const freeName = (taken: object, name: string): string =>
  name in taken ? freeName(taken, `${name}+`) : name;

/** Writes down those that are not there yet, each under a name of its own. */
const keep = (stored: StoredEntries<Kept>, all: readonly ParkedForm[]) => {
  const fresh = all.filter((one) => !entriesOf(stored).some(([, kept]) => isOf(one, kept)));
  if (fresh.length === 0) return;
  const at = Date.now();
  const kept = fresh.reduce((taken, one) => {
    const name = freeName(taken, `${one.ownerId}/${one.form}`);
    return { ...taken, [name]: { ...toKept(one), at } };
  }, stored.read());
  stored.write(kept);
};

const drop = (stored: StoredEntries<Kept>, parked: ParkedForm) =>
  stored.write(Object.fromEntries(entriesOf(stored).filter(([, kept]) => !isOf(parked, kept))));

/** Joins the parked forms to browser storage, where every tab finds them. */
export const parkedFormsAdapter = ({ store, key, locks = tabLocks() }: FormsDeps) => ({
  actors: {
    keepForms: fromCallback<FormsCommand>(({ sendBack, receive }) => {
      const stored = storedEntries(store, key, isKept);
      const alone = (change: () => void) => {
        if (locks) void locks.request(key, change);
        else change();
      };
      const found = () => sendBack(report(stored));
      receive((command) =>
        alone(() =>
          command.type === 'forms.keep'
            ? keep(stored, command.parked)
            : drop(stored, command.parked),
        ),
      );
      const stop = stored.watchOtherTabs(found);
      found();
      return stop;
    }),
  },
});
