import { useEffect, useRef } from 'react';
import { keptForms } from './kept-forms.ts';

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
 * person and in this tab. `name` is the form's, one in the whole product.
 */
export function KeptFields({ name }: { name: string }) {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const form = place.current?.closest('form');
    if (!form) return undefined;
    const write = () =>
      keptForms.write(name, new Map(fieldsOf(form).map((field) => [field.name, field.value])));
    form.addEventListener('input', write);
    const kept = keptForms.take(name);
    if (kept) {
      for (const field of fieldsOf(form)) field.value = kept.get(field.name) ?? field.value;
      form.dispatchEvent(new Event('input', { bubbles: true }));
    }
    return () => {
      form.removeEventListener('input', write);
      keptForms.leave(name);
    };
  }, [name]);
  return <span ref={place} hidden />;
}
