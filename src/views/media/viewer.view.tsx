import { useSelector } from '@xstate/react';
import { use, type ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { viewerMachine } from '#machines/media/viewer.machine.ts';
import { placesBefore, placesOf } from '#machines/media/viewer.types.ts';
import { IconButton } from '#src/ui/buttons/icon-button.tsx';
import { DialogFrameContext } from '#src/ui/dialog/dialog-context.ts';
import { DialogPanel } from '#src/ui/dialog/dialog-panel.tsx';
import { LiveRegion } from '#src/ui/focus/live-region.tsx';
import { Info, ZoomIn, ZoomOut } from '#src/ui/style/icons.ts';
import { Lightbox, zoomStep } from '#src/ui/style/lightbox.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { ViewerFileShown } from './viewer-file.tsx';
import { ViewerFoot } from './viewer-foot.tsx';
import { useShown, useViewerWords } from './viewer-words.ts';

type Actor = ActorRefFrom<typeof viewerMachine>;

/** Closes as Escape does. */
function Pulled({ actor, children }: { actor: Actor; children: ReactNode }) {
  const shown = useShown(actor);
  const zoom = useSelector(actor, ({ context }) => context.zoom);
  const isPicture = useSelector(
    actor,
    (snapshot) =>
      snapshot.matches({ file: 'showing' }) &&
      snapshot.context.files[snapshot.context.index]?.type === 'image',
  );
  const onDismiss = use(DialogFrameContext)?.onClose;
  const before = placesBefore(shown);
  return (
    <Lightbox
      index={before + shown.index}
      count={before + placesOf(shown)}
      zoom={zoom}
      onChoose={(place) => actor.send({ type: 'file.choose', index: place - before })}
      onZoom={isPicture ? (to) => actor.send({ type: 'zoom.change', zoom: to }) : undefined}
      onDescribe={() => actor.send({ type: 'words.toggle' })}
      onDismiss={onDismiss}
    >
      {children}
    </Lightbox>
  );
}

/** Zooms by steps, and shows the whole description. */
function Tools({ actor }: { actor: Actor }) {
  const { t } = useText();
  const zoom = useSelector(actor, ({ context }) => context.zoom);
  const steps = [
    { icon: ZoomOut, label: t('media.viewer.zoomOut'), to: zoom - zoomStep },
    { icon: ZoomIn, label: t('media.viewer.zoomIn'), to: zoom + zoomStep },
  ];
  const isWhole = useSelector(actor, (snapshot) => snapshot.matches({ words: 'whole' }));
  const [canOut, canIn] = useSelector(actor, (snapshot) =>
    steps.map(({ to }) => snapshot.can({ type: 'zoom.change', zoom: to })).join(' '),
  ).split(' ');
  return (
    <>
      {steps.map(({ icon, label, to }, index) => (
        <IconButton
          key={label}
          icon={icon}
          label={label}
          disabled={[canOut, canIn][index] !== 'true'}
          onClick={() => actor.send({ type: 'zoom.change', zoom: to })}
        />
      ))}
      <IconButton
        icon={Info}
        label={t('media.viewer.describe')}
        pressed={isWhole}
        onClick={() => actor.send({ type: 'words.toggle' })}
      />
    </>
  );
}

/** Files in full size, one at a time. */
export function ViewerView({ actor }: { actor: Actor }) {
  const { t, number } = useText();
  const { placeOf, saysOf } = useViewerWords();
  const shown = useShown(actor);
  const zoom = useSelector(actor, ({ context }) => context.zoom);
  return (
    <DialogPanel
      lightbox
      title={placeOf(shown)}
      tools={<Tools actor={actor} />}
      seen={shown.files[shown.index]?.hash}
      actions={<ViewerFoot actor={actor} />}
    >
      <Pulled actor={actor}>
        <ViewerFileShown actor={actor} />
      </Pulled>
      <LiveRegion>{saysOf(shown)}</LiveRegion>
      <LiveRegion>
        {zoom > 1 && t('media.viewer.zoomed', { zoom: number(zoom, { style: 'percent' }) })}
      </LiveRegion>
    </DialogPanel>
  );
}
