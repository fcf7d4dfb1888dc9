import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { massMessageMachine } from '#machines/chat/mass-message.machine.ts';
import type { Audience, UndoSeconds } from '#machines/chat/mass-message.types.ts';
import { ChoiceTiles } from '#src/ui/choice-tiles.tsx';
import { FileButton, FileIntake, type ChosenFile } from '#src/ui/file-intake.tsx';
import { Form } from '#src/ui/form.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import { Tag } from '#src/ui/icons.ts';
import { MessageField } from '#src/ui/message-field.tsx';
import { useText } from '#src/ui/text.tsx';
import { AttachedFiles } from './attached-files.tsx';
import { massFormId } from './mass-actions.tsx';
import { PriceField } from './price-part.tsx';

const audiences: readonly Audience[] = ['subscribers', 'followers', 'all'];
const windows: readonly UndoSeconds[] = [0, 5, 10];

/** Audience, content, price, and how long it can be unsent. */
export function MassCompose({ actor }: { actor: ActorRefFrom<typeof massMessageMachine> }) {
  const { t, plural } = useText();
  const { context } = useSelector(actor, (snapshot) => snapshot);
  const { reaches, audience, text, attachments, surplus, price, problem, limits } = context;
  const over = text.trim().length - limits.messageMax;
  const attach = (files: readonly ChosenFile[]) => actor.send({ type: 'files.attach', files });
  const review = () => actor.send({ type: 'mass.review' });
  const detail = (one: Audience) => {
    const { recipients, excluded } = reaches?.[one] ?? { recipients: 0, excluded: 0 };
    const people =
      recipients === 0
        ? t('chat.massMessage.nobody')
        : plural('chat.massMessage.people', recipients);
    return excluded === 0 ? people : `${people} · ${plural('chat.massMessage.excluded', excluded)}`;
  };
  return (
    <Form id={massFormId} label={t('chat.massMessage.title')} onSubmit={review}>
      <ChoiceTiles
        label={t('chat.massMessage.audience')}
        name="audience"
        tiles={audiences.map((one) => ({
          value: one,
          label: t(`chat.massMessage.${one}`),
          detail: detail(one),
        }))}
        value={audience}
        onChoose={(chosen) => {
          const found = audiences.find((one) => one === chosen);
          if (found) actor.send({ type: 'audience.choose', audience: found });
        }}
      />
      <FileIntake onChoose={attach}>
        <AttachedFiles
          files={attachments}
          surplus={surplus}
          most={limits.mediaMax}
          onMove={(id, to) => actor.send({ type: 'attachment.move', id, to })}
          onRemove={(id) => actor.send({ type: 'attachment.remove', id })}
          onRetry={(id) => actor.send({ type: 'attachment.retry', id })}
        />
        <MessageField
          label={t('chat.massMessage.message')}
          placeholder={t('chat.composer.placeholder')}
          value={text}
          error={over > 0 ? plural('chat.composer.tooLong', over) : undefined}
          tools={
            <>
              <FileButton
                label={t('chat.attachedFiles.button')}
                accept="image/*"
                onChoose={attach}
              />
              <IconButton
                icon={Tag}
                label={t(price === null ? 'chat.pricePart.open' : 'chat.pricePart.remove')}
                pressed={price !== null}
                onClick={() => actor.send({ type: price === null ? 'price.open' : 'price.remove' })}
              />
            </>
          }
          onInput={(typed) => actor.send({ type: 'draft.change', text: typed })}
          onSend={review}
        />
      </FileIntake>
      {price !== null && (
        <PriceField
          {...{ price, problem, limits }}
          onInput={(typed) => actor.send({ type: 'price.change', text: typed })}
        />
      )}
      <ChoiceTiles
        label={t('chat.massMessage.undo')}
        name="undo"
        look="chips"
        tiles={windows.map((seconds) => ({
          value: String(seconds),
          label:
            seconds === 0
              ? t('chat.massMessage.none')
              : plural('chat.massMessage.seconds', seconds),
        }))}
        value={String(context.undoSeconds)}
        onChoose={(chosen) => {
          const found = windows.find((seconds) => String(seconds) === chosen);
          if (found !== undefined) actor.send({ type: 'undo.choose', seconds: found });
        }}
      />
    </Form>
  );
}
