import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { viewerMachine } from '#machines/media/viewer.machine.ts';
import { placesBefore } from '#machines/media/viewer.types.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { LightboxStrip } from '#src/ui/media/lightbox-strip.tsx';
import { MediaDownload } from '#src/ui/media/media-download.tsx';
import { MutedText } from '#src/ui/style/prose.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { useShown, useViewerWords } from './viewer-words.ts';
import css from './viewer.module.css';

type Actor = ActorRefFrom<typeof viewerMachine>;

/** Fewest files that have a strip. */
const few = 3;

/** All there is in small, in wide windows. */
function Strip({ actor }: { actor: Actor }) {
  const { t, hidden } = useText();
  const { saysOf } = useViewerWords();
  const context = useShown(actor);
  if (context.files.length < few) return null;
  const before = placesBefore(context);
  return (
    <LightboxStrip
      label={t('media.viewer.strip')}
      index={context.index}
      files={context.files.map(({ hash, at, thumbUrl, placeholder }, place) => ({
        key: `${hash} ${at} ${before + place}`,
        thumb: hidden.names ? null : thumbUrl,
        placeholder,
        label: saysOf(context, place),
      }))}
      onChoose={(index) => actor.send({ type: 'file.choose', index })}
    />
  );
}

/** Below the file: its description, what can be done with one's own, and the strip. */
export function ViewerFoot({ actor }: { actor: Actor }) {
  const { t, number } = useText();
  const { kindOf, wordsOf } = useViewerWords();
  const file = useSelector(actor, ({ context: { files, index } }) => files[index]);
  const isOwn = useSelector(actor, ({ context }) => context.isOwn);
  const isWhole = useSelector(actor, (snapshot) => snapshot.matches({ words: 'whole' }));
  return (
    <div className={css.below}>
      {file && (
        <div className={css.foot}>
          {isWhole ? (
            <div className={css.whole}>
              <p>{wordsOf(file)}</p>
              <MutedText>
                {kindOf(file)} · {number(file.width)} × {number(file.height)}
              </MutedText>
            </div>
          ) : (
            <p className={css.words}>{wordsOf(file)}</p>
          )}
          {isOwn && (
            <div className={css.ways}>
              {file.url !== null && (
                <MediaDownload href={file.originalUrl ?? file.url}>
                  {t('media.viewer.download')}
                </MediaDownload>
              )}
              <Button onClick={() => actor.send({ type: 'file.move' })}>
                {t('media.viewer.move')}
              </Button>
            </div>
          )}
        </div>
      )}
      <Strip actor={actor} />
    </div>
  );
}
