import { shallowEqual, useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { speeds } from '#machines/media/player.types.ts';
import type { playerMachine } from '#machines/media/player.machine.ts';
import { Player } from '#src/ui/media/player.tsx';
import { PlayerNote, PlayerStop } from '#src/ui/media/player-over.tsx';
import { lengthText, timeText } from '#src/ui/texts/length.ts';
import { useText } from '#src/ui/texts/text.tsx';
import { useCaptions } from './use-captions.tsx';

type Actor = ActorRefFrom<typeof playerMachine>;

/** Labels of the controls. */
function useWords() {
  const { t, number } = useText();
  return {
    play: t('media.player.play'),
    pause: t('media.player.pause'),
    position: t('media.player.position'),
    mute: t('media.player.mute'),
    unmute: t('media.player.unmute'),
    volume: t('media.player.volume'),
    speed: t('media.player.speed'),
    inset: t('media.player.inset'),
    enlarge: t('media.player.enlarge'),
    shrink: t('media.player.shrink'),
    more: t('media.player.more'),
    at: (position: { time: string; length: string }) => t('media.player.at', position),
    loud: (volume: number) => number(volume, { style: 'percent' }),
    fast: (speed: number) => t('media.player.fast', { speed }),
  };
}

/** Text over the video: why it does not play, or where it went on from. */
function Over({ actor }: { actor: Actor }) {
  const { t } = useText();
  const video = useSelector(actor, ({ value }) => value.video);
  const isKept = useSelector(actor, (snapshot) => snapshot.matches({ start: 'kept' }));
  const from = useSelector(actor, ({ context }) => context.from);
  if (video === 'unplayable') return <PlayerStop text={t('media.player.unplayable')} />;
  if (video === 'stopped' || video === 'offline')
    return (
      <PlayerStop
        text={t(`media.player.${video}`)}
        retry={{
          label: t('media.player.retry'),
          onPress: () => actor.send({ type: 'player.retry' }),
        }}
      />
    );
  return (
    isKept && (
      <PlayerNote
        text={t('media.player.from', { time: timeText(from) })}
        label={t('media.player.restart')}
        onPress={() => actor.send({ type: 'place.restart' })}
      />
    )
  );
}

/** The video that plays, where it stands on the page. */
export function PlayerView({ actor }: { actor: Actor }) {
  const { t, hidden } = useText();
  const words = useWords();
  const captions = useSelector(actor, ({ children }) => children.captions);
  const drawn = useCaptions(captions);
  const context = useSelector(actor, (snapshot) => snapshot.context, shallowEqual);
  const isRunning = useSelector(actor, (snapshot) => snapshot.hasTag('running'));
  const isWaiting = useSelector(actor, (snapshot) => snapshot.hasTag('waiting'));
  const isHalted = useSelector(actor, (snapshot) => snapshot.hasTag('halted'));
  const { film, source, url, time, length, loaded, goal, volume, isMuted, speed } = context;
  if (!film) return null;
  const what = (!hidden.names && film.alt) || t('media.player.video');
  const { poster, width, height, placeholder } = film;
  return (
    <Player
      film={{
        label: `${what}, ${lengthText(length ?? 0)}`,
        poster,
        width,
        height,
        placeholder,
      }}
      src={url === '' ? null : url}
      isStream={source === 'stream'}
      {...{ words, speeds, isRunning, time, length, loaded, goal, volume, isMuted, speed }}
      isWaiting={isWaiting ? t('media.player.loading') : null}
      isHalted={isHalted}
      captions={drawn}
      over={<Over actor={actor} />}
      onAct={(act) => (act.type === 'captions.toggle' ? captions?.send(act) : actor.send(act))}
      onReport={(report) =>
        report.type === 'captions.failed' ? captions?.send(report) : actor.send(report)
      }
    />
  );
}
