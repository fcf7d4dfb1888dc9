import { createActor } from 'xstate';
import { addressesMachine } from '#machines/media/addresses.machine.ts';
import { addressesAdapter } from '#src/actors/media/addresses.adapter.ts';
import type { AppServices } from '../services.types.ts';

/** Runs beside the app from the first address that ends: few visits are so long. */
const addresses = ({ http, app }: AppServices) => {
  const actor = createActor(addressesMachine.provide(addressesAdapter(http))).start();
  app.subscribe(({ type }) => {
    if (type === 'connection.restored') actor.send({ type });
  });
  return actor;
};

export default addresses;
