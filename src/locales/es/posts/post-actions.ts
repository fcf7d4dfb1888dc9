export default {
  reason: '¿Por qué veo esto?',
  hide: 'Ocultar',
  ban: 'Silenciar, restringir o bloquear…',
  reasons: {
    feed: 'Sigues a {{name}} o tienes su suscripción.',
    explore: 'Esta publicación es pública y de las más nuevas o más gustadas.',
    profile: 'Esta es la página de {{name}}.',
    page: 'Abriste esta publicación tú.',
  },
};
