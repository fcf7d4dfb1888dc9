import { createElement } from 'react';
import { createActor } from 'xstate';
import { captionsMachine } from '#machines/media/captions.machine.ts';
import { playerMachine } from '#machines/media/player.machine.ts';
import { playerAdapter } from '#src/actors/media/player.adapter.ts';
import type { Playback } from '#src/ui/media/playback.ts';
import { PlayerView } from '#src/views/media/player.view.tsx';
import type { AppServices } from '../services.types.ts';

/** Runs beside the app from the first video that is played. */
const player = ({ http, app, store, keys }: AppServices): Playback => {
  const { actors } = playerAdapter({ http, store, key: keys.places });
  const { renewFilm } = actors;
  const captions = captionsMachine.provide({ actors: { renewFilm } });
  const actor = createActor(playerMachine.provide({ actors: { ...actors, captions } })).start();
  app.subscribe(({ type }) => {
    if (type === 'connection.restored') actor.send({ type });
  });
  return {
    begin: (film) => actor.send({ type: 'film.begin', film }),
    end: (id) => actor.send({ type: 'film.end', id }),
    current: () => actor.getSnapshot().context.film?.id ?? null,
    subscribe: (listener) => {
      const subscription = actor.subscribe(listener);
      return () => subscription.unsubscribe();
    },
    Player: () => createElement(PlayerView, { actor }),
  };
};

export default player;
