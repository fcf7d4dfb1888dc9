import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { AnyActorRef } from 'xstate';
import type { Failure } from '#machines/lib/failure.ts';
import { Form } from '#src/ui/fields/form.tsx';
import { AttemptNotice, type AttemptNoticeProps } from './attempt-notice.tsx';

/** A chart whose leaf states are those of an attempt, with what it keeps of the last one. */
export interface Attempting {
  readonly subscribe: AnyActorRef['subscribe'];
  readonly getSnapshot: () => {
    readonly value: unknown;
    readonly context: { readonly failure: Failure | null; readonly secondsLeft: number };
  };
}

interface AttemptStatusProps extends Pick<AttemptNoticeProps, 'fields' | 'words'> {
  readonly actor: Attempting;
}

/** Error of the last attempt; a component of its own, so a countdown re-renders nothing else. */
export function AttemptStatus({ actor, fields, words }: AttemptStatusProps) {
  const status = useSelector(actor, ({ value }) => (typeof value === 'string' ? value : ''));
  const failure = useSelector(actor, ({ context }) => context.failure);
  const secondsLeft = useSelector(actor, ({ context }) => context.secondsLeft);
  return <AttemptNotice {...{ status, failure, secondsLeft, fields, words }} />;
}

interface AttemptFormProps extends AttemptStatusProps {
  readonly id?: string;
  /** The form's name for a screen reader. */
  readonly label: string;
  readonly onSubmit: (data: FormData) => void;
  /** The fields and the buttons. */
  readonly children: ReactNode;
}

/** Form of an attempt; its error is above the fields. */
export function AttemptForm({ id, label, onSubmit, children, ...status }: AttemptFormProps) {
  const refused = useSelector(status.actor, ({ context: { failure } }) =>
    failure?.kind === 'invalid' ? failure.fields : undefined,
  );
  return (
    <Form {...{ id, label, onSubmit, refused }}>
      <AttemptStatus {...status} />
      {children}
    </Form>
  );
}
