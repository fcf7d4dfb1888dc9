import { shallowEqual, useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { blockMachine } from '#machines/people/block.machine.ts';
import type { BanType } from '#machines/people/relation.types.ts';
import { Badge } from '#src/ui/style/badge.tsx';
import { Button } from '#src/ui/buttons/button.tsx';
import { ChoiceTiles } from '#src/ui/fields/choice-tiles.tsx';
import { DialogCancel, DialogPanel } from '#src/ui/dialog/dialog-panel.tsx';
import { MutedText } from '#src/ui/style/prose.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { BlockDone } from './block-done.tsx';
import { RefusalNotice } from '../modal/refusal-notice.tsx';

type Actor = ActorRefFrom<typeof blockMachine>;
const kinds = ['mute', 'restrict', 'block'] as const satisfies readonly BanType[];

/** Choice of the kind of ban, with the effects of each, the mildest first; Cancel has the focus. */
export function BlockView({ actor }: { actor: Actor }) {
  const { t } = useText();
  const {
    displayName: name,
    banType,
    chosen,
    failure,
    userId,
  } = useSelector(
    actor,
    ({ context: { displayName, banType, chosen, failure, userId } }) => ({
      displayName,
      banType,
      chosen,
      failure,
      userId,
    }),
    shallowEqual,
  );
  const phase = useSelector(actor, ({ value }) => value);
  const isBusy = useSelector(actor, (state) => state.hasTag('busy'));
  const isOver = phase === 'banned' || phase === 'forgiving' || phase === 'forgiven';
  if (isOver || (phase === 'chosen' && userId !== null)) return <BlockDone actor={actor} />;
  return (
    <DialogPanel
      title={t('people.block.title', { name })}
      actions={
        <>
          <DialogCancel firstFocus />
          <Button
            tone={chosen === 'block' ? 'negative' : 'primary'}
            busy={isBusy || phase === 'chosen'}
            onClick={() => actor.send({ type: 'ban.confirm' })}
          >
            {t(chosen === null ? 'people.block.confirm' : `people.block.${chosen}.label`)}
          </Button>
        </>
      }
    >
      <MutedText>{t('people.block.lead')}</MutedText>
      <RefusalNotice failure={failure} typed={false} />
      <ChoiceTiles
        label={t('people.block.legend')}
        name="banType"
        value={chosen}
        error={phase === 'unchosen' ? t('people.block.unchosen') : undefined}
        disabled={isBusy}
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
