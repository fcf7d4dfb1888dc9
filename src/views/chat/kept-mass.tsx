import { shallowEqual, useSelector } from '@xstate/react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { massMessageMachine } from '#machines/chat/mass-message.machine.ts';
import { hashesOf, keptFilesOf, type Audience } from '#machines/chat/mass-message.types.ts';
import { KeptText } from '#src/ui/fields/kept-fields.tsx';

const audiences: readonly Audience[] = ['subscribers', 'followers', 'all'];
const nothing = { text: '', price: '', audience: '', attached: '', key: '', files: '' };

/** Values to save in the present state; all empty once sent or with nothing written. */
function valuesOf({ value, context }: SnapshotFrom<typeof massMessageMachine>) {
  const { text, price, audience, key } = context;
  const attached = keptFilesOf(context);
  const isWritten = text !== '' || price !== null || attached !== '';
  /** True if it may have reached the server: it is then restored by its key, not sent again. */
  const isOut = value === 'sending' || value === 'checking' || value === 'unknown';
  if (value === 'sent' || !(isWritten || isOut)) return nothing;
  const words = { text, price: price ?? '', audience };
  return isOut
    ? { ...words, attached: '', key: key ?? '', files: hashesOf(context).join(' ') }
    : { ...words, attached, key: '', files: '' };
}

/** Saves the mass message past the session's end, until it is sent. */
export function KeptMass({ actor }: { actor: ActorRefFrom<typeof massMessageMachine> }) {
  const values = useSelector(actor, valuesOf, shallowEqual);
  const isComposing = useSelector(actor, (state) => state.matches('composing'));
  return (
    <KeptText
      name="mass-message"
      values={values}
      isReady={isComposing}
      onRestore={(kept) => {
        const to = audiences.find((one) => one === kept.get('audience'));
        const asked = kept.get('price') ?? '';
        if (to) actor.send({ type: 'audience.choose', audience: to });
        actor.send({ type: 'draft.change', text: kept.get('text') ?? '' });
        if (asked !== '') {
          actor.send({ type: 'price.open' });
          actor.send({ type: 'price.change', text: asked });
        }
        const held = kept.get('attached') ?? '';
        if (held !== '') actor.send({ type: 'files.restore', kept: held });
        const key = kept.get('key') ?? '';
        const fileHashes = (kept.get('files') ?? '').split(' ').filter((hash) => hash !== '');
        if (key !== '') actor.send({ type: 'mass.recall', key, fileHashes });
      }}
    />
  );
}
