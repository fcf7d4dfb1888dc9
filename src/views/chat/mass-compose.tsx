import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { massMessageMachine } from '#machines/chat/mass-message.machine.ts';
import type { Audience, UndoSeconds } from '#machines/chat/mass-message.types.ts';
import { trimmed } from '#src/contract/lib/blank.ts';
import { ChoiceTiles } from '#src/ui/fields/choice-tiles.tsx';
import { FileButton, FileIntake, type ChosenFile } from '#src/ui/fields/file-intake.tsx';
import { Form } from '#src/ui/fields/form.tsx';
import { IconButton } from '#src/ui/buttons/icon-button.tsx';
import { Library, Tag } from '#src/ui/style/icons.ts';
import { MessageField } from '#src/ui/fields/message-field.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { Attachments } from './attachments.tsx';
import { massFormId } from './mass-actions.tsx';
import { Price } from './price-section.tsx';

const audiences: readonly Audience[] = ['subscribers', 'followers', 'all'];
const windows: readonly UndoSeconds[] = [0, 5, 10];

interface Props {
  actor: ActorRefFrom<typeof massMessageMachine>;
}

/** Choice of the audience, with the number of recipients. */
function AudienceField({ actor }: Props) {
  const { t, plural } = useText();
  const reaches = useSelector(actor, ({ context }) => context.reaches);
  const detail = (one: Audience) => {
    const { recipients, excluded } = reaches?.[one] ?? { recipients: 0, excluded: 0 };
    const people =
      recipients === 0
        ? t('chat.massMessage.nobody')
        : plural('chat.massMessage.people', recipients);
    return excluded === 0 ? people : `${people} · ${plural('chat.massMessage.excluded', excluded)}`;
  };
  return (
    <ChoiceTiles
      label={t('chat.massMessage.audience')}
      name="audience"
      tiles={audiences.map((one) => ({
        value: one,
        label: t(`chat.massMessage.${one}`),
        detail: detail(one),
      }))}
      value={useSelector(actor, ({ context }) => context.audience)}
      onChoose={(chosen) => {
        const found = audiences.find((one) => one === chosen);
        if (found) actor.send({ type: 'audience.choose', audience: found });
      }}
    />
  );
}

/** The words with the buttons below them. */
function Words({ actor, onAttach }: Props & { onAttach: (files: readonly ChosenFile[]) => void }) {
  const { t, plural } = useText();
  const text = useSelector(actor, ({ context }) => context.text);
  const most = useSelector(actor, ({ context }) => context.limits.messageMax);
  const isFree = useSelector(actor, ({ context }) => context.price === null);
  const isFull = useSelector(actor, (state) => !state.can({ type: 'library.ask' }));
  const over = trimmed(text).length - most;
  return (
    <MessageField
      label={t('chat.massMessage.message')}
      placeholder={t('chat.composer.placeholder')}
      value={text}
      error={over > 0 ? plural('chat.composer.tooLong', over) : undefined}
      tools={
        <>
          <FileButton
            label={t('chat.attachedFiles.button')}
            accept="image/*,video/*"
            thenTo="message"
            onChoose={onAttach}
          />
          <IconButton
            icon={Library}
            label={t('chat.attachedFiles.library')}
            disabled={isFull}
            onClick={() => actor.send({ type: 'library.ask' })}
          />
          <IconButton
            icon={Tag}
            label={t(isFree ? 'chat.pricePart.open' : 'chat.pricePart.remove')}
            pressed={!isFree}
            onClick={() => actor.send({ type: isFree ? 'price.open' : 'price.remove' })}
          />
        </>
      }
      onInput={(typed) => actor.send({ type: 'draft.change', text: typed })}
      onSend={() => actor.send({ type: 'mass.review' })}
    />
  );
}

/** For how long it can be unsent. */
function UndoField({ actor }: Props) {
  const { t, plural } = useText();
  const undoSeconds = useSelector(actor, ({ context }) => context.undoSeconds);
  return (
    <ChoiceTiles
      label={t('chat.massMessage.undo')}
      name="undo"
      look="chips"
      tiles={windows.map((seconds) => ({
        value: String(seconds),
        label:
          seconds === 0 ? t('chat.massMessage.none') : plural('chat.massMessage.seconds', seconds),
      }))}
      value={String(undoSeconds)}
      onChoose={(chosen) => {
        const found = windows.find((seconds) => String(seconds) === chosen);
        if (found !== undefined) actor.send({ type: 'undo.choose', seconds: found });
      }}
    />
  );
}

/** Audience, content, price, and how long it can be unsent. */
export function MassCompose({ actor }: Props) {
  const { t } = useText();
  const isPriced = useSelector(actor, ({ context }) => context.price !== null);
  const attach = (files: readonly ChosenFile[]) => actor.send({ type: 'files.attach', files });
  return (
    <Form
      id={massFormId}
      label={t('chat.massMessage.title')}
      onSubmit={() => actor.send({ type: 'mass.review' })}
    >
      <AudienceField actor={actor} />
      <FileIntake onChoose={attach}>
        <Attachments actor={actor} />
        <Words actor={actor} onAttach={attach} />
      </FileIntake>
      {isPriced && <Price actor={actor} />}
      <UndoField actor={actor} />
    </Form>
  );
}
