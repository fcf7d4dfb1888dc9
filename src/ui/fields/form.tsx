import {
  useEffect,
  useRef,
  useState,
  type ReactNode,
  type SubmitEvent as ReactSubmitEvent,
} from 'react';
import { FieldErrors, type Errors } from './field-errors.tsx';
import { isLeftOut } from './form-text.ts';
import css from './form.module.css';
import { useText } from '../texts/text.tsx';

type Named = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isNamed = (element: unknown): element is Named =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement;

const isRefused = (field: Named): boolean => !field.validity.valid || isLeftOut(field);

const none: Errors = {};

/**
 * Form that never loses typed text: values are read with FormData, missing fields are reported in
 * the app's own words, and when errors arrive (`errors`, by field name) the first invalid field
 * takes the focus.
 */
export function Form({
  label,
  onSubmit,
  errors = none,
  refused = none,
  children,
  id,
}: {
  /** The form's name for a screen reader. */
  label: string;
  onSubmit: (data: FormData) => void;
  errors?: Errors;
  /**
   * Server errors by field name; a field shows its own text or a general one, never the server's.
   */
  refused?: Errors;
  children: ReactNode;
  id?: string;
}) {
  const { t } = useText();
  const form = useRef<HTMLFormElement>(null);
  const [missing, setMissing] = useState<Errors>(none);

  useEffect(() => {
    if ([errors, refused, missing].every((fields) => Object.keys(fields).length === 0)) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors, refused, missing]);
  const given = {
    ...Object.fromEntries(Object.keys(refused).map((name) => [name, [t('ui.field.invalid')]])),
    ...errors,
  };

  const wordsFor = (field: Named): string => {
    if (field.validity.valueMissing || isLeftOut(field)) return t('ui.field.required');
    if (field.validity.typeMismatch && field.type === 'email') return t('ui.field.email');
    return t('ui.field.invalid');
  };
  const submit = (event: ReactSubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const refused = [...event.currentTarget.elements].filter(isNamed).filter(isRefused);
    setMissing(
      refused.length === 0
        ? none
        : Object.fromEntries(refused.map((field) => [field.name, [wordsFor(field)]])),
    );
    if (refused.length === 0) onSubmit(new FormData(event.currentTarget));
  };
  const forget = (event: { target: EventTarget }) => {
    const field = event.target;
    if (!isNamed(field) || !missing[field.name]) return;
    setMissing(Object.fromEntries(Object.entries(missing).filter(([name]) => name !== field.name)));
  };
  return (
    <form
      ref={form}
      id={id}
      className={css.form}
      aria-label={label}
      noValidate
      onSubmit={submit}
      onInput={forget}
    >
      <FieldErrors value={Object.keys(missing).length === 0 ? given : missing}>
        {children}
      </FieldErrors>
    </form>
  );
}
