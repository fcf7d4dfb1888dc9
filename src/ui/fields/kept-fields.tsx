import { use, useEffect, useRef } from 'react';
import { FormParkingContext } from './form-parking.ts';

type TypedValues = ReadonlyMap<string, string>;

type Typed = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** True for fields with typed or picked values, except secrets. */
const isTyped = (element: Element): element is Typed =>
  (element instanceof HTMLInputElement &&
    !['password', 'hidden', 'file', 'checkbox', 'radio', 'submit'].includes(element.type)) ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement;

const fieldsOf = (form: HTMLFormElement): readonly Typed[] =>
  [...form.elements].filter(isTyped).filter(({ name }) => name !== '');

const valuesOf = (form: HTMLFormElement): TypedValues =>
  new Map(fieldsOf(form).map((field) => [field.name, field.value]));

const isSame = (one: TypedValues, other: TypedValues): boolean =>
  [...one].every(([name, value]) => (other.get(name) ?? '') === value);

/**
 * Sets a value as typing does: by the prototype's setter, since React overrides the field's own.
 */
const type = (field: Typed, value: string) => {
  const property = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
  property?.set?.call(field, value);
  for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }));
};

/**
 * Saves the fields of a member's `Form` past the end of the session, for the same person. `name`
 * identifies the form and is unique in the product; `isSaved`: the values are no draft any more.
 */
export function KeptFields({
  name,
  isPrivate = false,
  isSaved = false,
}: {
  name: string;
  isPrivate?: boolean;
  isSaved?: boolean;
}) {
  const place = useRef<HTMLSpanElement>(null);
  const untouched = useRef<TypedValues>(new Map());
  const parking = use(FormParkingContext);
  useEffect(() => {
    const form = place.current?.closest('form');
    if (!form) return undefined;
    untouched.current = valuesOf(form);
    const write = () => {
      const values = valuesOf(form);
      if (isSame(values, untouched.current)) parking.close(name);
      else parking.write(name, values, { isPrivate });
    };
    form.addEventListener('input', write);
    const kept = parking.take(name);
    if (kept) {
      for (const field of fieldsOf(form)) {
        const value = kept.get(field.name);
        if (value !== undefined && value !== field.value) type(field, value);
      }
    }
    return () => {
      form.removeEventListener('input', write);
      parking.close(name);
    };
  }, [name, isPrivate, parking]);
  useEffect(() => {
    const form = place.current?.closest('form');
    if (!isSaved || !form) return;
    untouched.current = valuesOf(form);
    parking.close(name);
  }, [isSaved, name, parking]);
  return <span ref={place} hidden />;
}

/** Nothing was there to begin with. */
const blank: Readonly<Record<string, string>> = {};

/**
 * Saves text that a chart holds over several steps, rendered above all of them so that unsent text
 * whose field is gone is saved too. `untouched` is the initial text; saved text is restored as soon
 * as `isReady`.
 */
export function KeptText({
  name,
  values,
  untouched = blank,
  isReady = true,
  onRestore,
}: {
  name: string;
  values: Readonly<Record<string, string>>;
  untouched?: Readonly<Record<string, string>>;
  isReady?: boolean;
  onRestore: (values: TypedValues) => void;
}) {
  const parking = use(FormParkingContext);
  const restore = useRef(onRestore);
  const typed = Object.entries(values);
  const isTouched = typed.some(([field, value]) => value !== (untouched[field] ?? ''));
  const text = isTouched ? JSON.stringify(typed) : null;
  useEffect(() => {
    restore.current = onRestore;
  });
  useEffect(() => {
    const kept = isReady ? parking.take(name) : null;
    if (kept) restore.current(kept);
  }, [isReady, name, parking]);
  useEffect(() => {
    if (text === null) parking.close(name);
    else parking.write(name, new Map<string, string>(JSON.parse(text)));
  }, [text, name, parking]);
  useEffect(() => () => parking.close(name), [name, parking]);
  return null;
}
