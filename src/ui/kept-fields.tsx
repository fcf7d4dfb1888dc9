import { createContext, use, useEffect, useRef } from 'react';

type TypedValues = ReadonlyMap<string, string>;

/** Stores the values of unfinished forms for the current member only. */
export interface FormParking {
  /** The values that wait for the form, given once. */
  readonly take: (form: string) => TypedValues | null;
  readonly write: (form: string, values: TypedValues) => void;
  /** The form is off the page. */
  readonly close: (form: string) => void;
}

const nothing = () => undefined;

/** Given by the app; without one nothing is kept. */
export const FormParkingContext = createContext<FormParking>({
  take: () => null,
  write: nothing,
  close: nothing,
});

type Typed = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Whatever a person types or picks, but for secrets. */
const isTyped = (element: Element): element is Typed =>
  (element instanceof HTMLInputElement &&
    !['password', 'hidden', 'file', 'checkbox', 'radio', 'submit'].includes(element.type)) ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement;

const fieldsOf = (form: HTMLFormElement): readonly Typed[] =>
  [...form.elements].filter(isTyped).filter(({ name }) => name !== '');

/**
 * Inside a `Form` of a member: what is half typed there outlives the end of the session, for the same
 * person and in this tab. `name` identifies the form and is unique in the product.
 */
export function KeptFields({ name }: { name: string }) {
  const place = useRef<HTMLSpanElement>(null);
  const parking = use(FormParkingContext);
  useEffect(() => {
    const form = place.current?.closest('form');
    if (!form) return undefined;
    const write = () =>
      parking.write(name, new Map(fieldsOf(form).map((field) => [field.name, field.value])));
    form.addEventListener('input', write);
    const kept = parking.take(name);
    if (kept) {
      for (const field of fieldsOf(form)) field.value = kept.get(field.name) ?? field.value;
      form.dispatchEvent(new Event('input', { bubbles: true }));
    }
    return () => {
      form.removeEventListener('input', write);
      parking.close(name);
    };
  }, [name, parking]);
  return <span ref={place} hidden />;
}
