import { useRef, useState } from 'react';
import { clipboard } from '#src/secure.ts';
import { Button } from '../buttons/button.tsx';
import css from './copy-field.module.css';
import { Check, Copy } from '../style/icons.ts';
import { LiveRegion } from '../focus/live-region.tsx';
import { TextField } from './text-field.tsx';
import { useText } from '../texts/text.tsx';
import { Textarea } from './textarea.tsx';

type Outcome = 'copied' | 'refused';

/** A read-only text with a copy button that says whether copying worked. */
export function CopyField({
  name,
  label,
  value,
  shown,
  labelHidden,
}: {
  name: string;
  label: string;
  /** Text to copy. */
  value: string;
  /** Text to show instead, in two lines, where that is easier to read. */
  shown?: string;
  labelHidden?: boolean;
}) {
  const { t } = useText();
  const input = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const [outcome, setOutcome] = useState<{ of: string; is: Outcome } | null>(null);
  const result = outcome?.of === value ? outcome.is : null;
  const copy = () => {
    // Without clipboard permission, select the text for a manual copy.
    const refuse = () => {
      input.current?.focus();
      input.current?.select();
      setOutcome({ of: value, is: 'refused' });
    };
    const copied = () => setOutcome({ of: value, is: 'copied' });
    // Pages that came without TLS have no clipboard at all.
    const writer = clipboard();
    if (writer) writer.writeText(value).then(copied, refuse);
    else refuse();
  };
  const field = {
    readOnly: true,
    name,
    label,
    ...(labelHidden === undefined ? {} : { labelHidden }),
    help: result === 'refused' ? t('ui.copyField.refused') : undefined,
  };
  return (
    <div className={css.copy}>
      {shown === undefined ? (
        <TextField ref={input} value={value} {...field} />
      ) : (
        <Textarea ref={input} rows={2} value={shown} {...field} />
      )}
      <Button icon={result === 'copied' ? Check : Copy} onClick={copy}>
        {t(result === 'copied' ? 'ui.copyField.done' : 'ui.copyField.copy')}
      </Button>
      <LiveRegion>{result ? t(`ui.copyField.${result}`) : ''}</LiveRegion>
    </div>
  );
}
