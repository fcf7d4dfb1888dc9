import { useSelector } from '@xstate/react';
import type { PostTimeContext } from '#machines/posts/post-time.types.ts';
import type { PostTimeRef } from '#machines/posts/post-time.machine.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { ChoiceTiles } from '#src/ui/fields/choice-tiles.tsx';
import { DateField } from '#src/ui/fields/date-field.tsx';
import { Row } from '#src/ui/style/stack.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import type { Texts } from '#src/ui/texts/texts.ts';

/** Time until publication, in its two largest units. */
function distanceText({ t }: Texts, { publishAt, now }: PostTimeContext): string {
  const minutes = Math.max(0, Math.round((Date.parse(publishAt ?? '') - now) / 60_000));
  const hours = Math.floor(minutes / 60);
  const days = Math.floor(hours / 24);
  const unit = days > 0 ? 'days' : hours > 0 ? 'hours' : 'minutes';
  return t(`posts.postTime.distance.${unit}`, {
    days,
    hours: days > 0 ? hours % 24 : hours,
    minutes: minutes % 60,
  });
}

/** Choice between the two meanings of a time that a clock change repeats. */
function Which({ actor }: { actor: PostTimeRef }) {
  const { t } = useText();
  const which = useSelector(actor, ({ context }) => context.which);
  return (
    <ChoiceTiles
      label={t('posts.postTime.when')}
      name="which"
      look="chips"
      tiles={[
        { value: 'first', label: t('posts.postTime.first') },
        { value: 'second', label: t('posts.postTime.second') },
      ]}
      value={which}
      onChoose={(chosen) =>
        actor.send({ type: 'which.choose', which: chosen === 'first' ? 'first' : 'second' })
      }
    />
  );
}

/** The day and the time, with the zone that they are in, and why they may not be. */
function Plan({ actor }: { actor: PostTimeRef }) {
  const texts = useText();
  const { t, date } = texts;
  const state = useSelector(actor, (snapshot) => snapshot);
  const { zone, wall, which, resumes } = state.context;
  const facts = {
    time: wall.time,
    day: wall.day && date(`${wall.day}T12:00`, { month: 'short', day: 'numeric' }),
    zone: zone ?? '',
    next: resumes?.time ?? '',
  };
  const problem = () => {
    if (state.matches({ planned: 'skipped' })) return t('posts.postTime.skipped', facts);
    if (state.matches({ planned: 'outOfRange' })) return t('posts.postTime.outOfRange');
    return state.matches({ planned: 'past' }) ? t('posts.postTime.past') : undefined;
  };
  const help = () => {
    if (state.matches({ planned: 'set' })) return distanceText(texts, state.context);
    return state.matches({ planned: 'doubled' })
      ? t('posts.postTime.doubled', facts)
      : t('posts.postTime.unset');
  };
  return (
    <>
      <DateField
        name="publish_day"
        label={t('posts.postTime.day')}
        value={wall.day}
        onChoose={(day) => actor.send({ type: 'time.choose', wall: { day } })}
      />
      <TextField
        name="publish_at"
        type="time"
        label={t('posts.postTime.time', { zone: zone ?? '' })}
        help={problem() === undefined ? help() : undefined}
        error={problem()}
        value={wall.time}
        onInput={(time) => actor.send({ type: 'time.choose', wall: { time } })}
      />
      {(state.matches({ planned: 'doubled' }) || which !== null) && <Which actor={actor} />}
      {state.matches({ planned: 'past' }) && (
        <Row>
          <Button onClick={() => actor.send({ type: 'publish.now' })}>
            {t('posts.postTime.publishNow')}
          </Button>
        </Row>
      )}
    </>
  );
}

/** Publication time: now or planned. */
export function PostTimeView({ actor }: { actor: PostTimeRef }) {
  const { t } = useText();
  const isPlanned = useSelector(actor, (snapshot) => snapshot.matches('planned'));
  return (
    <>
      <ChoiceTiles
        label={t('posts.postTime.when')}
        name="when"
        look="chips"
        tiles={[
          { value: 'now', label: t('posts.postTime.now') },
          { value: 'later', label: t('posts.postTime.later') },
        ]}
        value={isPlanned ? 'later' : 'now'}
        onChoose={(chosen) => actor.send({ type: chosen === 'later' ? 'time.open' : 'time.clear' })}
      />
      {isPlanned && <Plan actor={actor} />}
    </>
  );
}
