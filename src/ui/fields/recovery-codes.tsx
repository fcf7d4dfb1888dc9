import { useState } from 'react';
import { clipboard } from '#src/secure.ts';
import { Button } from '../buttons/button.tsx';
import css from './recovery-codes.module.css';
import { Check, Copy, Download, Printer } from '../style/icons.ts';
import { LiveRegion } from '../focus/live-region.tsx';
import { Row, Stack } from '../style/stack.tsx';
import { useText } from '../texts/text.tsx';

/** The text of a sheet as a file of this device, which no server sees. */
function save(fileName: string, text: string) {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** Codes to keep: copied, saved as a text file, or printed with a heading that says whose they are. */
export function RecoveryCodes({
  heading,
  codes,
  fileName,
}: {
  heading: string;
  codes: readonly string[];
  fileName: string;
}) {
  const { t } = useText();
  const [result, setResult] = useState<'copied' | 'refused' | null>(null);
  const refuse = () => setResult('refused');
  const copy = () => {
    const writer = clipboard();
    if (!writer) return refuse();
    return writer.writeText(codes.join('\n')).then(() => setResult('copied'), refuse);
  };
  return (
    <Stack gap={8}>
      <div className={css.sheet}>
        <p className={css.heading}>{heading}</p>
        <ul className={css.codes} aria-label={heading}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      </div>
      <Row gap={8}>
        <Button icon={result === 'copied' ? Check : Copy} onClick={() => void copy()}>
          {t(result === 'copied' ? 'ui.copyField.done' : 'ui.copyField.copy')}
        </Button>
        <Button
          icon={Download}
          onClick={() => save(fileName, `${heading}\n\n${codes.join('\n')}\n`)}
        >
          {t('ui.recoveryCodes.download')}
        </Button>
        <Button icon={Printer} onClick={() => print()}>
          {t('ui.recoveryCodes.print')}
        </Button>
      </Row>
      <LiveRegion>{result === 'copied' ? t('ui.copyField.copied') : ''}</LiveRegion>
      {result === 'refused' && <p>{t('ui.recoveryCodes.refused')}</p>}
    </Stack>
  );
}
