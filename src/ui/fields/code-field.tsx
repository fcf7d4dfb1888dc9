import { TextField } from './text-field.tsx';

/**
 * A one-time code in a single box: it can be pasted with spaces, filled in by the phone, and read
 * by a screen reader as one field. `onComplete` is called once all digits are there.
 */
export function CodeField({
  name,
  label,
  length = 6,
  error,
  help,
  autoFocus,
  onComplete,
}: {
  name: string;
  label: string;
  length?: number;
  error?: string | undefined;
  help?: string;
  autoFocus?: boolean;
  onComplete?: (code: string) => void;
}) {
  return (
    <TextField
      {...{ name, label, error, help, autoFocus }}
      look="code"
      autoComplete="one-time-code"
      inputMode="numeric"
      pattern={`\\s*(\\d\\s*){${length}}`}
      required
      onInput={(typed) => {
        const code = typed.replace(/\s/g, '');
        if (code.length === length) onComplete?.(code);
      }}
    />
  );
}
