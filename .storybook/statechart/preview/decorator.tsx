import type { Decorator } from '@storybook/react-vite';
import { useEffect, useSyncExternalStore, type ReactNode } from 'react';
import type { AnyActorRef } from 'xstate';
import type { WalkModel } from '#tests/lib/walk/types.ts';
import type { Flows } from './flows.types.ts';
import type { Presenter, Story } from './presenter.ts';

const viewOf = ({ View, Stage }: WalkModel) => View ?? Stage;

/** A story, or in its place the actor that the presenter plays. */
function Charted(props: { presenter: Presenter; story: Story; children: ReactNode }) {
  const { presenter, story, children } = props;
  const playing = useSyncExternalStore(presenter.onPlay, presenter.playing);
  const { id, flow, actor } = story;
  useEffect(() => {
    presenter.show({ id, flow, actor });
    return () => presenter.show(null);
  }, [presenter, id, flow, actor]);
  if (!playing) return children;
  const View = viewOf(playing.model);
  // oxlint-disable-next-line react/static-components -- the model's own, the same each time
  return View ? <View key={playing.session.actor.sessionId} actor={playing.session.actor} /> : null;
}

const isActor = (value: unknown): value is AnyActorRef =>
  typeof value === 'object' && value !== null && 'getSnapshot' in value;

/** Gives every story that has a chart to the presenter. */
export const statechart =
  (flows: Flows, presenter: Presenter): Decorator =>
  (Story, { id, parameters, args }) => {
    const flow = flows.flowOf(String(parameters['fileName']));
    const { actor } = args as { readonly actor?: unknown };
    if (flow === null || !isActor(actor)) return <Story />;
    return (
      <Charted presenter={presenter} story={{ id, flow, actor }}>
        <Story />
      </Charted>
    );
  };
