import type { Plugin } from 'vite';

/**
 * A page with a field for the frame of the payment provider. A frame without one is a stop of the Tab key
 * in some releases of a browser and none in others, and no provider has such a page.
 */
export const providerPage = (): Plugin => ({
  name: 'provider-page',
  configureServer({ middlewares }) {
    middlewares.use('/provider-page', (_request, response) => {
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.end(
        '<!doctype html><html lang="en"><title>Card</title><label>Card number <input></label>',
      );
    });
  },
});
