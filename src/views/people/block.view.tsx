import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { blockMachine } from '#machines/people/block.machine.ts';
import type { BanType } from '#machines/people/relation.types.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { Callout } from '#src/ui/callout.tsx';
import { ChoiceTiles } from '#src/ui/choice-tiles.tsx';
import { DialogCancel, DialogPanel } from '#src/ui/dialog-panel.tsx';
import { Quiet } from '#src/ui/prose.tsx';
import { useText } from '#src/ui/text.tsx';
import { RefusalNotice } from '../modal/refusal-notice.tsx';

type Actor = ActorRefFrom<typeof blockMachine>;
const kinds = ['mute', 'restrict', 'block'] as const satisfies readonly BanType[];

/** It is done: what is so from now on, and the way back. */
function Done({ actor }: { actor: Actor }) {
  const { t } = useText();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { displayName: name, chosen, failure } = state.context;
  return (
    <DialogPanel
      title={t('people.block.title', { name })}
      actions={
        <>
          <Button
            busy={state.matches('forgiving')}
            disabled={state.matches('forgiven')}
            onClick={() => actor.send({ type: 'ban.undo' })}
          >
            {t('people.block.undo')}
          </Button>
          <Button
            tone="primary"
            firstFocus
            disabled={!state.can({ type: 'dialog.finish' })}
            onClick={() => actor.send({ type: 'dialog.finish' })}
          >
            {t('modal.dialogs.done')}
          </Button>
        </>
      }
    >
      <Callout tone="positive">{t(`people.block.${chosen}.done`, { name })}</Callout>
      <RefusalNotice failure={failure} typed={false} />
    </DialogPanel>
  );
}

/** What each kind of ban does, before one is chosen; leaving has the focus. */
export function BlockView({ actor }: { actor: Actor }) {
  const { t } = useText();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { displayName: name, banType, chosen, failure, userId } = state.context;
  const isOver = state.matches('banned') || state.matches('forgiving') || state.matches('forgiven');
  if (isOver || (state.matches('chosen') && userId !== null)) return <Done actor={actor} />;
  return (
    <DialogPanel
      title={t('people.block.title', { name })}
      actions={
        <>
          <DialogCancel firstFocus />
          <Button
            tone="negative"
            busy={state.hasTag('busy') || state.matches('chosen')}
            onClick={() => actor.send({ type: 'ban.confirm' })}
          >
            {t(`people.block.${chosen}.label`)}
          </Button>
        </>
      }
    >
      <Quiet>{t('people.block.lead')}</Quiet>
      <RefusalNotice failure={failure} typed={false} />
      <ChoiceTiles
        label={t('people.block.legend')}
        name="banType"
        value={chosen}
        disabled={state.hasTag('busy')}
        tiles={kinds.map((kind) => ({
          value: kind,
          label: (
            <>
              {t(`people.block.${kind}.label`)}{' '}
              {kind === banType && <Badge>{t('people.block.now')}</Badge>}
            </>
          ),
          detail: (
            <>
              {t(`people.block.${kind}.first`)}
              <br />
              {t(`people.block.${kind}.second`)}
            </>
          ),
        }))}
        onChoose={(value) => {
          const kind = kinds.find((each) => each === value);
          if (kind) actor.send({ type: 'ban.choose', banType: kind });
        }}
      />
    </DialogPanel>
  );
}
