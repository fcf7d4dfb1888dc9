import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { Failure } from '#machines/lib/failure.ts';
import type { folderNameMachine } from '#machines/modal/folder-name.machine.ts';
import { Button } from '#src/ui/button.tsx';
import { Callout } from '#src/ui/callout.tsx';
import { DialogCancel, DialogPanel } from '#src/ui/dialog-panel.tsx';
import { formText } from '#src/ui/form-text.ts';
import { Form } from '#src/ui/form.tsx';
import { useText } from '#src/ui/text.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import type { Texts } from '#src/ui/texts.ts';
import { RefusalNotice } from './refusal-notice.tsx';

const formId = 'folder-name';
const longest = 50;

/** The server's English reason in the person's language, where it is a known one. */
const reasonOf = (t: Texts['t'], failure: Failure | null): string | undefined => {
  const reason = failure?.kind === 'invalid' ? failure.fields['name']?.[0] : undefined;
  if (reason?.includes('taken')) return t('modal.folderName.taken');
  return reason?.includes('greater than') ? t('modal.folderName.long', { count: longest }) : reason;
};

/** One field: the name of a folder, new or anew. */
export function FolderNameView({ actor }: { actor: ActorRefFrom<typeof folderNameMachine> }) {
  const { t } = useText();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { folder, failure } = state.context;
  const title = folder
    ? t('modal.folderName.rename', { name: folder.name })
    : t('modal.folderName.create');
  const isMissing = state.matches('missing');
  return (
    <DialogPanel
      title={title}
      actions={
        <>
          <DialogCancel>
            {isMissing ? t('ui.dialogPanel.close') : t('ui.dialogPanel.cancel')}
          </DialogCancel>
          {!isMissing && (
            <Button
              type="submit"
              form={formId}
              tone="primary"
              busy={state.hasTag('busy') || state.matches('saved')}
            >
              {t(folder ? 'modal.folderName.save' : 'modal.folderName.add')}
            </Button>
          )}
        </>
      }
    >
      {isMissing ? (
        <Callout tone="caution">{t('modal.folderName.missing')}</Callout>
      ) : (
        <Form
          id={formId}
          label={title}
          onSubmit={(data) => actor.send({ type: 'form.submit', name: formText(data, 'name') })}
          errors={failure?.kind === 'invalid' ? failure.fields : undefined}
        >
          <RefusalNotice failure={failure} />
          <TextField
            name="name"
            label={t('modal.folderName.name')}
            help={t('modal.folderName.limit', { count: longest })}
            defaultValue={folder?.name ?? ''}
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
