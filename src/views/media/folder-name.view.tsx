import { shallowEqual, useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { Failure } from '#machines/lib/failure.ts';
import type { folderNameMachine } from '#machines/media/folder-name.machine.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Callout } from '#src/ui/style/callout.tsx';
import { DialogCancel, DialogPanel } from '#src/ui/dialog/dialog-panel.tsx';
import { formText } from '#src/ui/fields/form-text.ts';
import { Form } from '#src/ui/fields/form.tsx';
import { KeptFields } from '#src/ui/fields/kept-fields.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import type { Texts } from '#src/ui/texts/texts.ts';
import { RefusalNotice } from '../modal/refusal-notice.tsx';

const formId = 'folder-name';
const longest = 50;

/** The server's English reason in the person's language, where it is a known one. */
const reasonOf = (t: Texts['t'], failure: Failure | null): string | undefined => {
  const reason = failure?.kind === 'invalid' ? failure.fields['name']?.[0] : undefined;
  if (reason?.includes('taken')) return t('media.folderName.taken');
  return reason?.includes('greater than') ? t('media.folderName.long', { count: longest }) : reason;
};

/** Name field of a folder, for a new or an existing one. */
export function FolderNameView({ actor }: { actor: ActorRefFrom<typeof folderNameMachine> }) {
  const { t } = useText();
  const { folder, name, failure } = useSelector(
    actor,
    ({ context: { folder, name = '', failure } }) => ({ folder, name, failure }),
    shallowEqual,
  );
  const phase = useSelector(actor, ({ value }) => value);
  const isBusy = useSelector(actor, (state) => state.hasTag('busy'));
  const title = folder
    ? t('media.folderName.rename', { thing: folder.name })
    : t('media.folderName.create');
  const isMissing = phase === 'missing';
  return (
    <DialogPanel
      title={title}
      actions={
        <>
          <DialogCancel>
            {isMissing ? t('ui.dialogPanel.close') : t('ui.dialogPanel.cancel')}
          </DialogCancel>
          {!isMissing && (
            <Button type="submit" form={formId} tone="primary" busy={isBusy || phase === 'saved'}>
              {t(folder ? 'media.folderName.save' : 'media.folderName.add')}
            </Button>
          )}
        </>
      }
    >
      {isMissing ? (
        <Callout tone="caution">{t('media.folderName.missing')}</Callout>
      ) : (
        <Form
          id={formId}
          label={title}
          onSubmit={(data) => actor.send({ type: 'form.submit', name: formText(data, 'name') })}
          refused={failure?.kind === 'invalid' ? failure.fields : undefined}
        >
          <KeptFields name={`folder-${folder?.id ?? 'new'}`} />
          <RefusalNotice failure={failure} />
          <TextField
            name="name"
            label={t('media.folderName.name')}
            help={t('media.folderName.limit', { count: longest })}
            defaultValue={folder?.name ?? name}
            error={reasonOf(t, failure)}
            maxLength={longest}
            autoComplete="off"
            required
          />
        </Form>
      )}
    </DialogPanel>
  );
}
