import type { ReactNode } from 'react';
import { Button, type ButtonTone } from '../buttons/button.tsx';
import type { Errors } from './field-errors.tsx';
import { Form } from './form.tsx';
import { Row } from '../style/stack.tsx';

interface SubmissionProps {
  /** The form's name for a screen reader. */
  readonly label: string;
  /** The leaf state of the chart (`machines/parts/submission`). */
  readonly phase: string;
  /** Error of the last attempt; those of a field are shown at the field. */
  readonly failure: { readonly kind: string; readonly fields?: Errors } | null;
  /** Above the fields: why the attempt came to nothing, or how many seconds are left. */
  readonly notice: ReactNode;
  /** Label of the submit button. */
  readonly submit: string;
  readonly tone?: ButtonTone;
  /** Busy state of the button; by default true while `phase` is `saving`. */
  readonly busy?: boolean;
  /** Buttons beside the one that sends. */
  readonly beside?: ReactNode;
  readonly onSubmit: (data: FormData) => void;
  /** The fields. */
  readonly children: ReactNode;
}

/** A form that is sent, in every state of the part that its chart is made of. */
export function Submission({
  label,
  phase,
  failure,
  notice,
  submit,
  tone = 'secondary',
  busy = phase === 'saving',
  beside,
  onSubmit,
  children,
}: SubmissionProps) {
  return (
    <Form
      label={label}
      onSubmit={onSubmit}
      refused={failure?.kind === 'invalid' ? failure.fields : undefined}
    >
      {notice}
      {children}
      <Row>
        <Button type="submit" tone={tone} busy={busy} disabled={phase === 'lockedOut'}>
          {submit}
        </Button>
        {beside}
      </Row>
    </Form>
  );
}
